import { mountStandIn } from 'stand-in';
import { pages } from '../testing/pages';
import { MiniCartSample } from './MiniCartSample';

const miniCart = { page: MiniCartSample, path: '/mini-cart', pathname: '/mini-cart' };

mountStandIn([...pages, miniCart]);
