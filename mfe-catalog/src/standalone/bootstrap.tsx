import { mountStandIn } from 'stand-in';
import { pages } from '../testing/pages';

mountStandIn(pages);
