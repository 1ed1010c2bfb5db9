/** `/login` (SPEC §2, Login). */
export { LoginPage as default } from '../login/LoginPage';
