/** For an element with a key after spread props, which the compiler creates by this function. */
export { createElement } from 'react';
