import { jestPreset, rooms } from 'tooling/jest';

export default {
  ...jestPreset,
  // Jest leaves one core to others; on a machine of two that is half of the time.
  maxWorkers: '100%',
  // The copies that mutation tests work on.
  modulePathIgnorePatterns: ['<rootDir>/.stryker/'],
  testMatch: rooms.map((room) => `<rootDir>/${room}/{src,studio}/**/*.test.{ts,tsx}`),
};
