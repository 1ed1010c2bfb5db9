import { mountStandIn } from 'stand-in';
import Cart from '../expose/Cart';
import Checkout from '../expose/Checkout';

mountStandIn([
  { path: '/cart', page: Cart },
  { path: '/checkout', page: Checkout },
]);
