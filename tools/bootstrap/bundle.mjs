import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { bundledProgram } from '../programs.mjs';
import { PlainError, step } from './terminal.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAMS = ['main', 'cli'];

/** Packages that load binaries, or start threads from files of their own. */
const OUTSIDE = /^(?:libsql|@resvg\/resvg-js|@node-rs\/bcrypt|piscina|pino|swagger-ui-dist)(?:\/|$)/;

/** A change of this file makes the bundles again. */
const OWN_STAMP = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex')
  .slice(0, 16);

const BUILT_IN = new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`);

/** Path of a program (`main`, `cli`) of a portal, from the root: in its bundle, or as it was built if there is none of this stamp. */
export function programOf(portal, name) {
  return isBundled(portal) ? bundledProgram(portal.folder, name) : `${portal.folder}/dist/${name}.js`;
}

/** Bundles a built portal, unless there is a bundle of its stamp. */
export async function ensureBundled(portal) {
  if (!isBundled(portal)) await step('Bundling the server', () => bundle(portal));
}

function isBundled({ folder, stamp }) {
  const record = readRecord(folder);
  return record.stamp === stamp && record.by === OWN_STAMP;
}

function bundleOf(folder) {
  return dirname(join(ROOT, bundledProgram(folder, 'main')));
}

function recordOf(folder) {
  return join(bundleOf(folder), 'bundle.json');
}

/** Stamps and files of the last bundle. */
function readRecord(folder) {
  const file = recordOf(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: [] };
}

async function bundle({ folder, stamp }) {
  const out = bundleOf(folder);
  // Imported here, because most starts find their bundle.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [name, join(ROOT, folder, `dist/${name}.js`)])),
    cwd: ROOT,
    platform: 'node',
    external: [BUILT_IN, OUTSIDE],
    plugins: [optionalPackages, ownAddresses(out)],
    logLevel: 'silent',
  });
  const { output } = await build.generate({
    dir: out,
    format: 'esm',
    comments: false,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  refuseFolders(output);
  const kept = readRecord(folder).files;
  mkdirSync(out, { recursive: true });
  for (const { fileName, code } of output) writeFileSync(join(out, fileName), code);
  const files = output.map(({ fileName }) => fileName);
  // A portal of the bundle before may still run, and load some of its files later.
  const isUsed = new Set([...files, ...kept]);
  for (const file of readdirSync(out)) if (!isUsed.has(file)) rmSync(join(out, file));
  writeFileSync(recordOf(folder), JSON.stringify({ stamp, by: OWN_STAMP, files }));
}

/** Leaves packages outside that are not installed. Nest and TypeORM try to load many. */
const optionalPackages = {
  name: 'portico:optional-packages',
  resolveId: {
    filter: { id: /^[^./]/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found ?? { id, external: true };
    },
  },
};

/** Modules keep their own address in the bundle, because they read and start files that stand beside them. */
function ownAddresses(out) {
  return {
    name: 'portico:own-addresses',
    transform: {
      filter: { id: /^\//, code: 'import.meta.url' },
      handler: (code, id) => {
        const address = `new URL(${JSON.stringify(relative(out, id))}, import.meta.url).href`;
        return (
          code
            // A `require` made at run time would load a second copy of a bundled package.
            .replace(/^const require = createRequire\(import\.meta\.url\);$/m, '')
            .replaceAll('import.meta.url', address)
        );
      },
    },
  };
}

/** Modules in a bundle have no folder of their own. */
function refuseFolders(output) {
  const broken = output.find(({ code }) => /\b__dirname\b/.test(code));
  if (broken)
    throw new PlainError(`A package in ${broken.fileName} reads __dirname: leave it outside the bundle.`);
}
