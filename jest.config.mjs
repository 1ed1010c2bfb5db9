import { jestPreset } from 'tooling/jest';

const rooms = [
  'host',
  'mfe-account-auth',
  'mfe-cart-checkout',
  'mfe-catalog',
  'shared-state',
  'shared-ui',
  'tooling',
];

export default {
  ...jestPreset,
  testMatch: rooms.map((room) => `<rootDir>/${room}/src/**/*.test.{ts,tsx}`),
};
