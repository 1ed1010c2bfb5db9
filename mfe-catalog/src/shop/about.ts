/** The texts of About Us, and the picture's alternative text (docs/product/landing.md#about-us). */
export const about = {
  heading: 'We begin with the cloth, and let it decide the rest',
  paragraphs: [
    'Before there is a pattern there is a length of fabric on the table. We ask who wove it, how it takes the dye, what it does after the fiftieth wash. Only then do we cut: a collar that keeps its line, a hem deep enough to let down, a pocket where the hand goes.',
    'The wardrobe that follows is small on purpose. Men, women and children share the same mills and the same colours, so a season can be handed on, swapped and worn together, and nothing in it asks to be replaced by next spring.',
  ],
  alt: 'A turmeric saree before a terracotta arch, beside bolts of cloth on a bench',
} as const;
