/** `/login` (docs/product/account.md#sign-in). */
export { LoginPage as default } from '../login/LoginPage';
