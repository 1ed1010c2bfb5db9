/** `/account` (SPEC §2, Account); not guarded (RULINGS A1). */
export { AccountPage as default } from '../account/AccountPage';
