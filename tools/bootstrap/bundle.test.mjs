import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledProgram } from '../programs.mjs';
import { ensureBundled, programOf } from './bundle.mjs';
import { DEMO } from './portal.mjs';
import { saySteps } from './terminal.mjs';

const AS_BUILT = 'services/demo/dist/main.js';

let root;
let said;

beforeEach(() => {
  said = '';
  saySteps({ write: (text) => (said += text) });
  root = mkdtempSync(join(tmpdir(), 'portico-bundle-'));
  build('one');
});

afterEach(() => {
  saySteps(process.stdout);
  rmSync(root, { recursive: true });
});

/** Builds a portal whose program exports a text, and imports this package. */
function build(text, imported = 'node:fs') {
  mkdirSync(join(root, DEMO, 'dist'), { recursive: true });
  writeFileSync(join(root, AS_BUILT), `import '${imported}';\nexport const text = '${text}';`);
  writeFileSync(join(root, DEMO, 'dist/cli.js'), '');
}

const portal = (stamp) => ({ folder: DEMO, stamp });
const ensure = (stamp) => ensureBundled(portal(stamp), root);
const program = (stamp) => programOf(portal(stamp), 'main', root);
let imports = 0;
/** Node keeps modules by their address, so each import has its own. */
const textOf = async (path) => {
  imports += 1;
  return (await import(`${pathToFileURL(join(root, path)).href}?${imports}`)).text;
};

test('a program runs from the bundle of its stamp, and as it was built without one', async () => {
  expect(program('a')).toBe(AS_BUILT);
  await ensure('a');
  expect(program('b')).toBe(AS_BUILT);
  expect(program('a')).toMatch(/^services\/node_modules\/\.cache\/portico\/services-demo\/\w+\/main\.mjs$/);
  expect(await textOf(program('a'))).toBe('one');
});

test('the bundle before stays for portals that run from it, until it was replaced a day ago', async () => {
  await ensure('a');
  const folder = dirname(join(root, program('a')));
  const age = () => utimesSync(folder, new Date(0), new Date(0));
  age();
  build('two');
  await ensure('b');
  expect(await textOf(bundledProgram(DEMO, 'main'))).toBe('two');
  expect(await textOf(program('a'))).toBe('one');
  age();
  await ensure('c');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(dirname(folder))).toHaveLength(3);
});

test('going back to an earlier build uses its bundle again', async () => {
  await ensure('a');
  build('two');
  await ensure('b');
  await ensure('a');
  expect(await textOf(bundledProgram(DEMO, 'main'))).toBe('one');
  expect(said.match(/done/g)).toHaveLength(2);
});

test.each([
  ['a file less', (folder) => rmSync(join(folder, 'main.mjs'))],
  ['half a record', (folder) => writeFileSync(join(folder, 'files.json'), '["main.m')],
])('a bundle with %s is none, and is made again', async (_, damage) => {
  await ensure('a');
  const whole = program('a');
  damage(dirname(join(root, whole)));
  expect(program('a')).toBe(AS_BUILT);
  await ensure('a');
  expect(program('a')).toBe(whole);
  expect(await textOf(whole)).toBe('one');
});

test.each([
  [
    'its folder cannot be written',
    () => writeFileSync(join(root, 'services/node_modules'), ''),
    /ENOTDIR|EEXIST/,
  ],
  [
    'a package reads __dirname',
    () => writeFileSync(join(root, AS_BUILT), 'console.log(__dirname)'),
    /reads __dirname/,
  ],
  [
    'a module of ours imports what is not installed',
    () => build('one', 'misspelled'),
    /imports misspelled, which is not installed/,
  ],
])('the portal runs as it was built, and says so, where %s', async (_, damage, reason) => {
  damage();
  await ensure('a');
  expect(said).toMatch(/The server is not bundled and starts more slowly: /);
  expect(said).toMatch(reason);
  expect(program('a')).toBe(AS_BUILT);
  expect(existsSync(join(root, bundledProgram(DEMO, 'main')))).toBe(false);
});

test('modules of packages may import what is not installed', async () => {
  const folder = join(root, 'node_modules/some');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(join(folder, 'index.js'), "import('misspelled').catch(() => undefined);");
  build('one', 'some');
  await ensure('a');
  expect(await textOf(program('a'))).toBe('one');
});
