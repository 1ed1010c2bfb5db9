/** The values of a quick-fill button. */
export interface QuickFill {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** The three quick-fill buttons. Any email and password work (docs/product/account.md#session). */
export const quickFills: readonly QuickFill[] = [
  { label: 'User', email: 'user@example.com', password: 'demo-user' },
  { label: 'Admin', email: 'admin@example.com', password: 'demo-admin' },
  { label: 'Customer', email: 'customer@example.com', password: 'demo-customer' },
];
