import { bundleFolder, bundleMapper } from './front-libraries.mjs';
import { CONDITIONS, REPLACED_MODULES, SWC, here } from './sources.mjs';

const libraries = await bundleFolder();

/** Jest's configuration for projects that run in a browser (shell, remotes, front-end libs): native ESM, compiled by swc. */
export function front(rootDir) {
  return {
    rootDir,
    testEnvironment: here('./browser-environment.mjs'),
    testEnvironmentOptions: { customExportConditions: CONDITIONS, libraries },
    testRunner: here('./test-runner.mjs'),
    globalSetup: here('./build-front-libraries.mjs'),
    setupFilesAfterEnv: [here('./front-setup.mjs')],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
    moduleNameMapper: { ...REPLACED_MODULES, ...bundleMapper(libraries, rootDir) },
    resolver: here('./resolver.cjs'),
    transform: {
      '^.+\\.tsx?$': [
        here('../../node_modules/@swc/jest/index.js'),
        { swcrc: false, ...SWC, module: { type: 'es6' }, sourceMaps: 'inline' },
      ],
    },
    // Even on a machine three times slower, no test takes a third of this.
    testTimeout: 90_000,
    errorOnDeprecated: true,
    injectGlobals: true,
  };
}
