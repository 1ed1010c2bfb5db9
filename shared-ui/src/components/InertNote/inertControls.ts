/**
 * The controls that do nothing by design, each with its note (docs/product/shell.md#inert-controls). They are enabled and do
 * nothing.
 */
export const inertControls = {
  contact: 'Demo: nothing is sent',
  review: 'Demo: nothing is sent',
  reviewActions: 'Demo: Helpful and Reply do nothing',
  newsletter: 'Demo: nothing is sent',
  social: 'Demo: these lead nowhere',
  providers: 'Demo: Google and Facebook are not connected',
  orders: 'Demo: sample orders, nothing to view or track',
  switches: 'Demo: nothing is sent, and the switches last until you leave this page',
  settings: 'Demo: these change nothing',
} as const;

/** The key of an inert control or of a group of inert controls. */
export type InertControl = keyof typeof inertControls;
