import { mountStandIn } from 'stand-in';
import Account from '../expose/Account';
import Login from '../expose/Login';
import Register from '../expose/Register';

mountStandIn([
  { path: '/login', page: Login },
  { path: '/register', page: Register },
  { path: '/account', page: Account },
]);
