export { blazers } from './blazers';
export { ethnicWear } from './ethnicWear';
export { jackets } from './jackets';
export { jeans } from './jeans';
export { nightwear } from './nightwear';
export { shirts } from './shirts';
