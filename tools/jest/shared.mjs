import { fileURLToPath } from 'node:url';

export const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What both presets share: native ESM, TypeScript and JavaScript by swc, the sources of our own libraries. */
export function preset({ swc, conditions, ...rest }) {
  return {
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    resolver: here('./resolver.cjs'),
    transform: {
      '^.+\\.tsx?$': [here('../../node_modules/@swc/jest/index.js'), swc],
    },
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    testEnvironmentOptions: { customExportConditions: conditions },
    errorOnDeprecated: true,
    injectGlobals: true,
    ...rest,
  };
}
