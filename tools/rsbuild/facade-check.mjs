import { readFileSync } from 'node:fs';
import { facades } from './shared-packages.mjs';

const IMPORT = /import\s+(?!type\b)\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

function providedBy(file) {
  const source = readFileSync(file, 'utf8');
  const [, list = ''] = /export\s*\{([^}]*)\}/.exec(source) ?? [];
  return new Set(namesIn(list));
}

function namesIn(list) {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0]);
}

/** Names that a source imports from a package, but that the package's facade lacks, as `package: name`. */
export function missingFromFacades(code, files = facades()) {
  return [...code.matchAll(IMPORT)].flatMap(([, list, packageName]) => {
    const file = files[packageName];
    if (file === undefined) return [];
    const provided = providedBy(file);
    return namesIn(list)
      .filter((name) => !provided.has(name))
      .map((name) => `${packageName}: ${name}`);
  });
}

/** Fails a remote's build if an import would be `undefined` at run time, because the shell provides only parts of some packages. */
export function pluginFacadeCheck() {
  return {
    name: 'portico:facade-check',
    setup(api) {
      api.transform({ test: /\.[jt]sx?$/, order: 'pre' }, ({ code, resourcePath }) => {
        if (resourcePath.includes('/node_modules/')) return code;
        const missing = missingFromFacades(code);
        if (missing.length > 0) {
          throw new Error(
            `The shell does not provide ${missing.join(', ')}: add it to tools/rsbuild/facades`,
          );
        }
        return code;
      });
    },
  };
}
