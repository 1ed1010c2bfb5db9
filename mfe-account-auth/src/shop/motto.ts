/** Beside sign-in and registration, below the shop's name. */
export const motto = 'Cloth with a thread to follow';
