import { fileURLToPath } from 'node:url';
import node from './node.mjs';

/** The API tests of services over HTTP; PORTICO_TEST_ENGINE says on which database. */
export default {
  ...node,
  rootDir: fileURLToPath(new URL('../../services', import.meta.url)),
  testMatch: ['<rootDir>/test/**/*.int.test.ts'],
  // As in unit.mjs: most is the making of a database.
  testTimeout: 90_000,
};
