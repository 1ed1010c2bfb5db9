export { boys } from './boys';
export { ethnicWear } from './ethnicWear';
export { girls } from './girls';
export { jeans } from './jeans';
export { uniforms } from './uniforms';
export { winterwear } from './winterwear';
