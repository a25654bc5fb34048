import { fileURLToPath } from 'node:url';

/** All projects in one run. */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  projects: [
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/shell/jest.config.mjs',
    '<rootDir>/mfe-*/jest.config.mjs',
    '<rootDir>/services/jest.config.mjs',
    '<rootDir>/tools/jest.config.mjs',
  ],
  // Nothing takes a third of it on a machine three times slower; tests that start a database of their own may share two busy
  // cores with others. A project's own limit does not count here.
  testTimeout: 90_000,
};
