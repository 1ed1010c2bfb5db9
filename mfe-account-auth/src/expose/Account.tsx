/** `/account` (docs/product/account.md#account-page); not guarded. */
export { AccountPage as default } from '../account/AccountPage';
