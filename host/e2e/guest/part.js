export const text = 'A part of the guest';
