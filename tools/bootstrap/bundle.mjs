import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { bundledProgram } from '../programs.mjs';
import { PlainError, say, step } from './terminal.mjs';
import { ROOT } from './workspace.mjs';

const PROGRAMS = ['main', 'cli'];

/** Packages that load binaries, or start threads from files of their own. */
const OUTSIDE = /^(?:libsql|@resvg\/resvg-js|@node-rs\/bcrypt|piscina|pino|swagger-ui-dist)(?:\/|$)/;

const OWN_CODE = readFileSync(new URL(import.meta.url));

const BUILT_IN = new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`);

/** Names of a bundle's files. It is written last. */
const RECORD = 'files.json';

/** A portal that runs from a replaced bundle may load some of its files later. */
const KEPT_MS = 24 * 3_600_000;

/** Path of a program (`main`, `cli`) of a portal, from the root: in its bundle, or as it was built if there is none of this stamp. */
export function programOf(portal, name, root = ROOT) {
  const folder = bundleOf(portal, root);
  return isWhole(folder) ? relative(root, join(folder, `${name}.mjs`)) : `${portal.folder}/dist/${name}.js`;
}

/** Bundles a built portal, unless there is a bundle of its stamp. The portal also starts without one. */
export async function ensureBundled(portal, root = ROOT) {
  const folder = bundleOf(portal, root);
  const current = currentOf(portal, root);
  try {
    if (isWhole(folder) && targetOf(current) === basename(folder)) return;
    retire(current);
    if (!isWhole(folder)) await step('Bundling the server', () => bundle(portal, folder, root));
    symlinkSync(basename(folder), current);
    removeOld(dirname(folder), [basename(folder), basename(current)]);
  } catch (error) {
    // Two starts at once make the same bundle.
    if (isWhole(folder)) return;
    // Rolldown wraps what fails in modules and plugins.
    const [{ message }] = error.errors ?? [error];
    const [reason] = message.split('\n');
    say(`  The server is not bundled and starts more slowly: ${reason}`);
  }
}

/** Folder of the bundle of a portal's stamp. A change of this file makes the bundles again. */
function bundleOf(portal, root) {
  const key = createHash('sha256').update(OWN_CODE).update(portal.stamp).digest('hex').slice(0, 16);
  return join(dirname(currentOf(portal, root)), key);
}

/** Link to the last bundle, for programs that know no stamp. */
function currentOf({ folder }, root) {
  return join(root, dirname(bundledProgram(folder, 'main')));
}

function isWhole(folder) {
  try {
    const files = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    return files.every((file) => existsSync(join(folder, file)));
  } catch {
    return false;
  }
}

function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Removes the link, so that nothing takes the bundle of another stamp for this one's, and notes when its target was replaced. */
function retire(current) {
  const replaced = targetOf(current);
  rmSync(current, { force: true, recursive: true });
  if (replaced === undefined || !existsSync(join(dirname(current), replaced))) return;
  const now = new Date();
  lutimesSync(join(dirname(current), replaced), now, now);
}

function removeOld(folder, kept) {
  for (const name of readdirSync(folder).filter((entry) => !kept.includes(entry))) {
    const path = join(folder, name);
    if (Date.now() - lstatSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Writes to a folder beside, whose name changes when it is complete. */
async function bundle({ folder }, out, root) {
  const output = await outputOf(folder, out, root);
  const draft = `${out}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    for (const { fileName, code } of output) writeFileSync(join(draft, fileName), code);
    writeFileSync(join(draft, RECORD), JSON.stringify(output.map(({ fileName }) => fileName)));
    if (!isWhole(out)) rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function outputOf(folder, out, root) {
  // Imported here, because most starts find their bundle.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [name, join(root, folder, `dist/${name}.js`)])),
    cwd: root,
    platform: 'node',
    external: [BUILT_IN, OUTSIDE],
    plugins: [optionalPackages, ownAddresses(out)],
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({
      dir: out,
      format: 'esm',
      comments: false,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    refuseFolders(output);
    return output;
  } finally {
    await build.close();
  }
}

/** Leaves packages outside that are not installed. Nest and TypeORM try to load many. Our own modules import none of these. */
const optionalPackages = {
  name: 'portico:optional-packages',
  resolveId: {
    filter: { id: /^[^./]/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found === null && !importer.includes('/node_modules/'))
        throw new PlainError(`${importer} imports ${id}, which is not installed.`);
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
