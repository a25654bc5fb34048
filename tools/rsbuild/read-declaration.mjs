import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** An import with a chunk of its own. */
const NAMED_IMPORT = /import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*'[^']+',?\s*\)/g;

/** Replaces assets, which do not matter to a declaration. */
const EMPTY = Object.fromEntries(['.css', '.svg', '.png', '.woff2'].map((ending) => [ending, 'empty']));

/** Replaces a module with a chunk of its own: each export is the chunk's name. */
const CHUNK_NAME = 'Promise.resolve(new Proxy({}, { get: (_, key) => (key === "then" ? undefined : "$1") }))';

/** Reads pages without their code: `lazy()` then returns the name of its chunk. */
function pluginChunkNames(directory) {
  return {
    name: 'portico:chunk-names',
    transform(code, id) {
      if (!id.startsWith(path.join(directory, 'src')) || !code.includes('webpackChunkName')) return null;
      return code.replaceAll(NAMED_IMPORT, CHUNK_NAME);
    },
  };
}

/** Runs a remote's `src/remote.tsx` in this process and returns its default export. */
async function runRemote(directory) {
  const bundle = await rolldown({
    input: path.join(directory, 'src/remote.tsx'),
    cwd: directory,
    platform: 'node',
    moduleTypes: EMPTY,
    resolve: {
      conditionNames: ['source', 'node', 'import', 'default'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [pluginChunkNames(directory)],
    logLevel: 'silent',
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-declaration-'));
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      codeSplitting: false,
      entryFileNames: 'remote.mjs',
    });
    const { default: remote } = await import(pathToFileURL(path.join(folder, output[0].fileName)).href);
    return remote;
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readTexts(directory) {
  const folder = path.join(directory, 'src/i18n');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => [file.slice(0, -'.json'.length), readJson(path.join(folder, file))]);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function textAt(texts, key) {
  return key.split('.').reduce((node, part) => node?.[part], texts);
}

async function pageOf({ path: pattern, permission, handle, lazy, views = [], part, loader }) {
  const { title, description, keywords, navigation: _navigation, menu: _menu, ...rest } = handle;
  const ofViews = await Promise.all(
    views.map(async (view) => ({ name: await view.lazy(), when: view.when })),
  );
  const named = views.filter((view) => view.handle !== undefined);
  const chunks = [
    ...(lazy === undefined ? [] : [await lazy()]),
    ...ofViews,
    ...(part === undefined ? [] : [await part()]),
  ];
  return {
    path: pattern,
    ...keysOf({ title, description, keywords }),
    ...(named.length > 0 && { views: named.map((view) => ({ when: view.when, ...keysOf(view.handle) })) }),
    permission,
    ...(chunks.length > 0 && { chunk: chunks }),
    ...((loader !== undefined || views.length > 0) && { loader: true, data: mainCall(pattern, loader) }),
    ...rest,
  };
}

function keysOf({ title, description, keywords }) {
  return { titleKey: title, descriptionKey: description, keywordsKey: keywords };
}

/** Replaces parameters in a path. It is a number, because most parameters are, and occurs in no other address. */
const ANY_ID = '1987654321';

/** First API call of a page about one thing: even if the remote cannot render, the server can check that it exists and read its name. */
function mainCall(pattern, loader = () => []) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0) return [];
  const params = Object.fromEntries(names.map((name, index) => [name, `${ANY_ID}${index}`]));
  const [main] = loader({ params, search: new URLSearchParams(), language: 'en' });
  if (main === undefined)
    throw new Error(`The loader of ${pattern} names no call: the first says whether the page is there`);
  return [
    names.reduce(
      (address, name, index) => address.replace(`${ANY_ID}${index}`, `{${name}}`),
      main.queryKey[0],
    ),
  ];
}

function prefixesOf(patterns) {
  return [...new Set(patterns.map((pattern) => `/${pattern.split('/')[1]}`))];
}

function navigationOf(pages, texts) {
  return pages
    .filter(({ handle }) => handle.navigation !== undefined)
    .map(
      ({
        path: pattern,
        permission,
        handle: {
          navigation: { order, label, place },
        },
      }) => ({
        path: pattern,
        order,
        permission,
        labels: Object.fromEntries(
          texts.map(([language, ofLanguage]) => [language, textAt(ofLanguage, label)]),
        ),
        place,
      }),
    );
}

/** A remote's `portal.json`: made from the pages of `src/remote.tsx`, or read from the file where it is written by hand. */
export async function readDeclaration(directory) {
  const byHand = path.join(directory, 'portal.json');
  if (existsSync(byHand)) return readJson(byHand);
  const { name } = readJson(path.join(directory, 'package.json'));
  const { contract, declaration } = await runRemote(directory);
  if (declaration === undefined)
    throw new Error(`${directory}/src/remote.tsx exports no defineRemote({ pages })`);
  const { pages, redirects = [], slots = {} } = declaration;
  if (declaration.name !== name)
    throw new Error(
      `defineRemote of ${directory}/src/remote.tsx says the name ${declaration.name}, package.json ${name}`,
    );
  return {
    name,
    contract,
    namespace: name,
    paths: prefixesOf([...pages.map((page) => page.path), ...redirects.map(({ from }) => from)]),
    pages: await Promise.all(pages.map(pageOf)),
    redirects,
    navigation: navigationOf(pages, readTexts(directory)),
    slots,
  };
}
