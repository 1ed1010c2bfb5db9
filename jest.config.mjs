import { rooms } from 'tooling/apps';
import { jestPreset } from 'tooling/jest';

export default {
  ...jestPreset,
  // The copies that mutation tests work on.
  modulePathIgnorePatterns: ['<rootDir>/shared-state/.stryker/'],
  testMatch: rooms.map((room) => `<rootDir>/${room}/src/**/*.test.{ts,tsx}`),
};
