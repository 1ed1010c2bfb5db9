import { hasSample, jestPreset, rooms } from 'tooling/jest';

export default {
  ...jestPreset,
  // By default Jest leaves one core free, which is half of a machine with two cores.
  maxWorkers: '100%',
  // The copies of mutation tests.
  modulePathIgnorePatterns: ['<rootDir>/.stryker/'],
  ...(hasSample ? {} : { testPathIgnorePatterns: ['\\.sample\\.test\\.'] }),
  testMatch: rooms.map((room) => `<rootDir>/${room}/src/**/*.test.{ts,tsx}`),
};
