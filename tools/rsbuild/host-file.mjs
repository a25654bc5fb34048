import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBrotliFiles } from './brotli-files.mjs';
import { SERVER_FOLDER } from './server-build.mjs';
import { RELEASED_RANGES } from './shared-packages.mjs';
import { apiOperations } from './uses-file.mjs';

/** Fonts that a page may preload. The server chooses the subset of Rubik by the page's language. */
const PRELOADED_FONT =
  /(?:rubik-(?:latin|cyrillic|hebrew)-wght|press-start-2p-latin-400)-normal\.[^.]+\.woff2$/;

function readContractVersion(directory) {
  const source = readFileSync(path.join(directory, '../libs/contract/src/version.ts'), 'utf8');
  const match = /CONTRACT_VERSION = (\d+)/.exec(source);
  if (match === null) throw new Error('CONTRACT_VERSION not found in libs/contract/src/version.ts');
  return Number(match[1]);
}

/** Copies the texts beside the scripts, with a hash in the name. Returns the address of each language. */
function emitTexts(directory, publicPath) {
  const source = path.join(directory, 'src/i18n');
  const target = path.join(directory, 'dist/i18n');
  mkdirSync(target, { recursive: true });
  const texts = {};
  for (const file of readdirSync(source)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const language = file.slice(0, -'.json'.length);
    const content = JSON.stringify(JSON.parse(readFileSync(path.join(source, file), 'utf8')));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    writeFileSync(path.join(target, `${language}.${hash}.json`), content);
    texts[language] = `${publicPath}i18n/${language}.${hash}.json`;
  }
  return texts;
}

/** Integrity hashes for browsers, by address. */
function integrityOf(directory, files, address) {
  const hash = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(directory, 'dist', file)))
      .digest('base64');
  return Object.fromEntries(files.map((file) => [address(file), `sha256-${hash(file)}`]));
}

/** The hash tells running servers that the build is new. */
function describeServerBuild(directory) {
  const file = `${SERVER_FOLDER}/shell.cjs`;
  const content = readFileSync(path.join(directory, 'dist', file));
  return { file, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Exports of each shared package, from the server build, which provides the same as the browser's. */
function providedExports(directory) {
  const code = `const { shared } = require(process.argv[1]);
    const names = Object.entries(shared).map(([name, exports]) => [name, Object.keys(exports).sort()]);
    process.stdout.write(JSON.stringify(Object.fromEntries(names)))`;
  const file = path.join(directory, 'dist', SERVER_FOLDER, 'shell.cjs');
  return JSON.parse(execFileSync(process.execPath, ['-e', code, file], { encoding: 'utf8' }));
}

const PROVIDED = /^provide shared module \(\w+\) (.+)@[^@]+ = /;

/** Shared packages that a build does not provide. The federation plugin provides only packages that are imported somewhere. */
export function notProvided(shared, { modules }) {
  const provided = new Set(modules.map(({ name }) => PROVIDED.exec(name)?.[1]));
  return Object.keys(shared).filter((name) => !provided.has(name));
}

/** Writes `dist/host.json`, which the server uses for the page's head instead of an HTML file, and compresses the build. */
export function pluginHostFile({ directory, publicPath, shared }) {
  return {
    name: 'portico:host-file',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (stats === undefined || stats.hasErrors()) return;
        const browser = stats.stats.find(({ compilation }) => compilation.name === 'web');
        const build = browser.toJson({
          all: false,
          entrypoints: true,
          assets: true,
          modules: true,
          modulesSpace: Infinity,
        });
        const missing = notProvided(shared, build);
        if (missing.length > 0) {
          throw new Error(`The shell shares ${missing.join(', ')}, but imports it nowhere`);
        }
        const { entrypoints, assets } = build;
        const files = entrypoints.shell.assets.map(({ name }) => name);
        const address = (name) => publicPath + name;
        const host = {
          scripts: files.filter((name) => name.endsWith('.js')).map(address),
          css: files.filter((name) => name.endsWith('.css')).map(address),
          integrity: integrityOf(
            directory,
            files.filter((name) => /\.(?:js|css)$/.test(name)),
            address,
          ),
          texts: emitTexts(directory, publicPath),
          fonts: assets
            .map(({ name }) => name)
            .filter((name) => PRELOADED_FONT.test(name))
            .map(address),
          contract: readContractVersion(directory),
          shared,
          provides: providedExports(directory),
          operations: apiOperations(directory),
          releasedRanges: JSON.parse(readFileSync(RELEASED_RANGES, 'utf8')),
          server: describeServerBuild(directory),
        };
        await writeBrotliFiles(path.join(directory, 'dist'));
        // Written last, because a running server uses the new build as soon as this file changes.
        writeFileSync(path.join(directory, 'dist/host.json'), `${JSON.stringify(host, null, 2)}\n`);
      });
    },
  };
}
