import { mountBench } from 'bench';
import Cart from '../expose/Cart';
import Checkout from '../expose/Checkout';

mountBench([
  { path: '/cart', page: Cart },
  { path: '/checkout', page: Checkout },
]);
