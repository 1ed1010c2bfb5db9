/** `/register` (SPEC §2, Register). */
export { RegisterPage as default } from '../register/RegisterPage';
