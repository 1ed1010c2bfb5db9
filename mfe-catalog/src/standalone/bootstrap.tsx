import { mountStandIn } from 'stand-in';
import Landing from '../expose/Landing';
import Listing from '../expose/Listing';
import ProductDetail from '../expose/ProductDetail';
import Wishlist from '../expose/Wishlist';
import { GrownListing } from './GrownListing';

mountStandIn([
  { path: '/', page: Landing },
  { path: '/product/men', page: Listing },
  { path: '/product/women', page: Listing },
  { path: '/product/kids', page: Listing },
  { path: '/product/:id', example: '/product/men-shirt-1', page: ProductDetail },
  { path: '/wishlist', page: Wishlist },
  { path: '/growth', example: '/growth?count=10000', page: GrownListing },
]);
