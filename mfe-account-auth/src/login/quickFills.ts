/** The values of a quick-fill button. */
export interface QuickFill {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/** The three quick-fill buttons of SPEC §2, Login. Any email and password work (RULINGS A10). */
export const quickFills: readonly QuickFill[] = [
  { label: 'User', email: 'user@example.com', password: 'demo-user' },
  { label: 'Admin', email: 'admin@example.com', password: 'demo-admin' },
  { label: 'Customer', email: 'customer@example.com', password: 'demo-customer' },
];
