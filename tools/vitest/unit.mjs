import { fileURLToPath } from 'node:url';

/** The unit tests of all projects that run on Node. */
export default {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: ['{libs/*,services,tools}/vitest.config.mjs'] },
};
