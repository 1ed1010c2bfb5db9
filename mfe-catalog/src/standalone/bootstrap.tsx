import { mountStandIn } from 'stand-in';
import { pages } from '../testing/pages';
import { GrownListing } from './GrownListing';

mountStandIn([...pages, { path: '/growth', pathname: '/growth', page: GrownListing }]);
