import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPartOf, isRemote } from './build.mjs';
import { checkNode, linkProjects } from './dependencies.mjs';
import { DEMO, portalFolder, SERVER } from './portal.mjs';
import { failuresOf, remotesToRelease } from './releases.mjs';
import { run, runNode } from './run.mjs';
import { say, saySteps } from './terminal.mjs';
import { ROOT, projects, unlockedProjects } from './workspace.mjs';

test.each(['18.20.8', '20.18.1', '21.7.0', '22.11.0', '23.11.0'])(
  'Node %s is refused in words',
  (version) => {
    expect(() => checkNode(version)).toThrow(
      `Portico needs Node.js 20.19 or newer of 20, 22.12 or newer of 22, or 24 or newer; this is ${version}.`,
    );
  },
);

test.each(['20.19.0', '20.20.1', '22.12.0', '24.0.0', '25.1.0'])('Node %s is accepted', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test('steps are said on the other stream where the output of a command is data', () => {
  const lines = [];
  saySteps({ write: (text) => lines.push(text) });
  say('Building');
  saySteps(process.stdout);
  expect(lines).toEqual(['Building\n']);
});

test('a command answers with its exit code and all its output', async () => {
  const script = 'console.log("one"); console.error("two"); process.exit(3)';
  const lines = [];
  const { code, output } = await runNode(['-e', script], { onLine: (line) => lines.push(line) });
  expect(code).toBe(3);
  expect(output).toContain('one');
  expect(new Set(lines)).toEqual(new Set(['one', 'two']));
});

test('a command that does not end is ended with its children', async () => {
  const script = 'setInterval(() => {}, 1000)';
  const { code, output } = await runNode(['-e', script], { limitMinutes: 0.005 });
  expect(code).not.toBe(0);
  expect(output).toContain('it took longer than');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a tool that gets %s ends the command that it runs, and the children of that',
  async (signal) => {
    const grandchild = `const server = require('node:net').createServer();
      server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))`;
    const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;
    const tool = `
      import { runNode } from ${JSON.stringify(join(ROOT, 'tools/bootstrap/run.mjs'))};
      await runNode(['-e', ${JSON.stringify(child)}], { onLine: (line) => console.log(line) });`;
    const started = spawn(process.execPath, ['--input-type=module', '-e', tool], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(started.stdout.setEncoding('utf8'), 'data');
    const port = Number(/port (\d+)/.exec(line)[1]);
    started.kill(signal);
    const [code] = await once(started, 'exit');
    expect(code).toBe(128 + constants.signals[signal]);
    await expect.poll(() => isListening(port)).toBe(false);
  },
);

test('no shell stands between a signal and `npm start` or `npm run dev`', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(scripts.dev).toMatch(/^exec node /);
  expect(scripts.start).toBe('exec sh tools/start.sh');
  const lines = readFileSync(join(ROOT, 'tools/start.sh'), 'utf8').trim().split('\n');
  expect(lines.at(-1)).toMatch(/^exec node /);
});

test('a tool that runs nothing keeps what signals do to it', async () => {
  const before = process.listenerCount('SIGTERM');
  await runNode(['-e', '']);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

test('a new remote is a folder: no file of another project names it', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-workspace-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(root, file));
    for (const { folder } of projects()) {
      mkdirSync(join(root, folder), { recursive: true });
      cpSync(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'));
    }
    expect(projects(root)).toEqual(projects());
    expect(unlockedProjects(root)).toEqual([]);
    const manifest = { name: 'mfe-six', scripts: { build: 'rsbuild build' }, nx: { tags: ['type:remote'] } };
    mkdirSync(join(root, 'mfe-six'));
    writeFileSync(join(root, 'mfe-six', 'package.json'), JSON.stringify(manifest));
    expect(
      projects(root)
        .filter(isRemote)
        .map(({ name }) => name),
    ).toContain('mfe-six');
    expect(unlockedProjects(root)).toEqual(['mfe-six']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each([
  [undefined, 'start', DEMO],
  ['', 'start', DEMO],
  ['mysql://portico@localhost/game', 'start', SERVER],
  ['mysql://portico@localhost/game', 'import', SERVER],
  ['mysql://portico@localhost/game', 'bench-data', DEMO],
])('with the database %j the command %s runs from %s', (url, command, folder) => {
  expect(portalFolder(command, { PORTICO_DATABASE_URL: url })).toBe(folder);
});

test('a server is built without the demo, and the demo with the server', () => {
  const partsOf = (folder) =>
    projects()
      .filter(isPartOf(folder))
      .map((project) => project.folder);
  expect(partsOf(SERVER)).not.toContain(DEMO);
  expect(partsOf(DEMO)).toEqual(expect.arrayContaining([DEMO, ...partsOf(SERVER)]));
});

test('a project that came after the packages were installed is linked, and what is linked stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-links-'));
  mkdirSync(join(root, 'node_modules/@portico'), { recursive: true });
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('../../elsewhere', join(root, 'node_modules/@portico/old'));
  const link = (resolved) => ({ resolved, link: true });
  const packages = {
    'libs/new': {},
    'node_modules/@portico/new': link('libs/new'),
    'node_modules/@portico/old': link('libs/old'),
    'node_modules/vitest': { resolved: 'https://registry.example/vitest' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  linkProjects(root);
  const target = (name) => readlinkSync(join(root, 'node_modules', name));
  expect([target('@portico/new'), target('@portico/old')]).toEqual(['../../libs/new', '../../elsewhere']);
  expect(() => target('vitest')).toThrow('ENOENT');
  rmSync(root, { recursive: true });
});

test('start releases what changed and leaves out what was retired', () => {
  const remotes = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'].map((name) => ({ name, stamp: 'new' }));
  const state = {
    remotes: { 'mfe-a': { startedFrom: 'new' }, 'mfe-b': { startedFrom: 'old' } },
    retired: { 'mfe-c': { startedFrom: 'old' } },
  };
  expect(remotesToRelease(remotes, state).map(({ name }) => name)).toEqual(['mfe-b', 'mfe-d']);
  expect(remotesToRelease(remotes, {})).toHaveLength(4);
});

test('only remotes that were refused count as not released', () => {
  const output = 'mfe-a 0.1.0-1 is in service at /a\nmfe-b was not released: it has no styles\n';
  expect(failuresOf(['mfe-a', 'mfe-b'], output)).toEqual(['mfe-b was not released: it has no styles']);
  expect(failuresOf(['mfe-a'], 'it has no styles\n')).toEqual(['mfe-a: not released: it has no styles']);
});

test('a package runs nothing when it is installed here', async () => {
  const { output } = await run('npm', ['config', 'get', 'ignore-scripts', '--loglevel=error'], { cwd: ROOT });
  expect(output.trim().split('\n').at(-1)).toBe('true');
});
