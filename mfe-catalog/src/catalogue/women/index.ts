export { dresses } from './dresses';
export { ethnicWear } from './ethnicWear';
export { jeans } from './jeans';
export { nightwear } from './nightwear';
export { sarees } from './sarees';
export { tops } from './tops';
