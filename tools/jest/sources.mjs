import { fileURLToPath } from 'node:url';

export const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How tests and the bundle of libraries compile TypeScript. */
export const SWC = {
  jsc: {
    // Jest warns of a JSON import that has lost its attribute.
    experimental: { keepImportAttributes: true },
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** How tests and the bundle find our own libraries and the browser's builds of others. */
export const CONDITIONS = ['source', 'browser'];

/** Modules that say nothing in a test, by file name: styles and pictures. */
export const REPLACED_MODULES = {
  '\\.module\\.css$': here('./css-module.mjs'),
  '\\.(css|woff2)$': here('./empty-module.mjs'),
  '\\.svg$': here('./empty-module.mjs'),
};
