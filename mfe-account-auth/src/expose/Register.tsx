/** `/register` (docs/product/account.md#registration). */
export { RegisterPage as default } from '../register/RegisterPage';
