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
  // The copies that mutation tests work on.
  modulePathIgnorePatterns: ['<rootDir>/shared-state/.stryker/'],
  testMatch: rooms.map((room) => `<rootDir>/${room}/src/**/*.test.{ts,tsx}`),
};
