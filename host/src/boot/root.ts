/** The root element, with the marks of the whole page (`remote-loader/formats`). */
export const root = document.documentElement;
