import { fileURLToPath } from 'node:url';

export const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Compiler options for TypeScript in tests and the bundle of libraries. */
export const SWC = {
  jsc: {
    // Without it, imports of JSON lose their attribute, and Jest warns.
    experimental: { keepImportAttributes: true },
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Conditions with which tests and the bundle find our libraries' sources and other packages' browser builds. */
export const CONDITIONS = ['source', 'browser'];

/** Modules that are replaced in tests, by file name: styles and pictures. */
export const REPLACED_MODULES = {
  '\\.module\\.css$': here('./css-module.mjs'),
  '\\.(css|woff2)$': here('./empty-module.mjs'),
  '\\.svg$': here('./empty-module.mjs'),
};
