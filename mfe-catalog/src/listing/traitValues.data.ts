import { COLOURS, FABRICS, OCCASIONS } from '../../records/schema';

/** The values of the filters, in their order. */
export const traitValues = { colour: COLOURS, fabric: FABRICS, occasion: OCCASIONS };
