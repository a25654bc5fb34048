import { transform } from '@swc/core';

/** Compiles TypeScript as the build does: Nest reads parameter types from decorator metadata, which Vite omits. */
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
