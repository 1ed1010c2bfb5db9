// The first import of a test that names products: it gets the catalogue beside this file, whatever the shop's own has.
import { join } from 'node:path';

process.env['WEFT_CATALOGUE'] = join(__dirname, 'catalogue');
