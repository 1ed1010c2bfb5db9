// Written by studio/encode.mjs: `pnpm pictures <folder of masters>`. Don't edit it by hand.

/** The pictures of products that are delivered at 1600 pixels. Apart, because only the closer look asks for them. */
export const closeUps: ReadonlySet<string> = new Set([]);
