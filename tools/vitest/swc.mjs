import { transform } from '@swc/core';

/** TypeScript as the build compiles it: Nest reads the types of parameters from decorators, which Vite leaves out. */
export function swc() {
  return {
    name: 'portico:swc',
    enforce: 'pre',
    async transform(code, id) {
      const [filename] = id.split('?', 1);
      if (!/\.tsx?$/.test(filename) || filename.includes('/node_modules/')) return undefined;
      return transform(code, {
        filename,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('.tsx') },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
          experimental: { keepImportAttributes: true },
        },
      });
    },
  };
}
