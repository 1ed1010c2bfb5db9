/** Product pictures are 3:4; these are the pixels of a card's (ARCHITECTURE §4). */
export const PICTURE_WIDTH = 600;
export const PICTURE_HEIGHT = 800;
