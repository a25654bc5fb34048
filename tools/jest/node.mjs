import { preset } from './shared.mjs';

/** Preset of projects that run on Node (services, libs/domain, libs/contract, tools). */
export default preset({
  testEnvironment: 'node',
  conditions: ['source', 'node', 'node-addons'],
  testMatch: ['<rootDir>/**/*.test.{ts,mjs}'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  swc: {
    swcrc: false,
    jsc: {
      // Jest warns of a JSON import that has lost its attribute.
      experimental: { keepImportAttributes: true },
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
});
