import type { Address, RoutedPage } from 'stand-in/hydration';
import Account from '../expose/Account';
import Login from '../expose/Login';
import Register from '../expose/Register';

/** Addresses of this remote's pages. Some have a query and navigation state, on which the HTML does not depend. */
export const pages: readonly (RoutedPage & Address)[] = [
  { page: Login, path: '/login', pathname: '/login' },
  { page: Login, path: '/login', pathname: '/login', state: { from: { pathname: '/checkout' } } },
  { page: Register, path: '/register', pathname: '/register' },
  { page: Account, path: '/account', pathname: '/account' },
  { page: Account, path: '/account', pathname: '/account', search: '?tab=orders' },
];
