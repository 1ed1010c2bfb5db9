import { mountBench } from 'bench';
import Account from '../expose/Account';
import Login from '../expose/Login';
import Register from '../expose/Register';

mountBench([
  { path: '/login', page: Login },
  { path: '/register', page: Register },
  { path: '/account', page: Account },
]);
