/**
 * Every control that the specification makes inert, with the words that say so before it is used (RULINGS A7). They stay
 * enabled and do nothing.
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

/** The name of an inert control, or group of them. */
export type InertControl = keyof typeof inertControls;
