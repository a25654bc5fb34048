import { fileURLToPath } from 'node:url';

/** The tests of all projects that run in a browser. */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  projects: ['<rootDir>/{libs/*,shell,mfe-*}/jest.config.mjs'],
  // A project's own limit does not count here.
  testTimeout: 90_000,
};
