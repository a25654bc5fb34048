import { here, preset } from './shared.mjs';

/** Preset of projects that run in a browser (shell, remotes, libs of the front end). */
export default preset({
  testEnvironment: here('./browser-environment.mjs'),
  conditions: ['source', 'browser'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  setupFilesAfterEnv: [here('./front-setup.mjs')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.mjs'),
    '\\.(css|woff2)$': here('./empty-module.mjs'),
    '\\.svg$': here('./empty-module.mjs'),
  },
  swc: {
    swcrc: false,
    jsc: {
      // Jest warns of a JSON import that has lost its attribute.
      experimental: { keepImportAttributes: true },
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
});
