import { fileURLToPath } from 'node:url';

/** The unit tests of all projects in one run. */
export default {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: ['libs/*', 'shell', 'mfe-*', 'services', 'tools'] },
};
