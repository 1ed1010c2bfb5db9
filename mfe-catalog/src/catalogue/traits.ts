import { inOrder } from './catalogue';
import { traits } from './traits.data';

export const traitsOf = inOrder(traits);
