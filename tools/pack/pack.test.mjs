import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtPortal, startPortal } from '../bench/portal.mjs';
import { readJson, ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { libraryManifest, presetFiles, presetManifest } from './manifest.mjs';

const isFull = process.env.PORTICO_TEST_FULL === '1';

/** Installs a remote's packages from the registry. */
const LIMIT_MS = 15 * 60_000;

describe('the package.json of a published package', () => {
  it('has code with types in the place of sources, and what the page has one copy of as peers', () => {
    const own = readJson(join(ROOT, 'libs/portal-kit/package.json'));
    const { exports, dependencies, peerDependencies, ...rest } = libraryManifest(own);
    expect(exports['./list']).toEqual({ types: './dist/list/index.d.ts', default: './dist/list/index.js' });
    expect(Object.keys(exports)).toEqual(Object.keys(own.exports));
    expect(Object.keys(peerDependencies)).toEqual(['@tanstack/react-query', 'react', 'react-router-dom']);
    expect(dependencies).toHaveProperty('@portico/ui', '0.1.0');
    expect(rest).toMatchObject({
      name: '@portico/portal-kit',
      license: 'MIT',
      publishConfig: { access: 'public' },
    });
    expect(rest).not.toHaveProperty('private');
  });

  it('leaves out what only tests import, and keeps styles', () => {
    const exportsOf = (library) =>
      libraryManifest(readJson(join(ROOT, 'libs', library, 'package.json'))).exports;
    expect(Object.keys(exportsOf('contract'))).toEqual(['.', './schema']);
    expect(exportsOf('ui')['./tokens.css']).toBe('./dist/tokens.css');
  });

  it('needs of the tools what the build preset imports alone', () => {
    const names = Object.keys(presetManifest(presetFiles()).dependencies);
    expect(names).toEqual(expect.arrayContaining(['@rsbuild/core', 'rolldown', '@portico/api-client']));
    for (const name of ['@playwright/test', 'autocannon', 'mysql2', 'fastify'])
      expect(names).not.toContain(name);
  });
});

describe('the files of the build preset', () => {
  it('have every file that one of them names beside itself', () => {
    const files = presetFiles();
    const named = files.flatMap((file) => {
      const code = readFileSync(join(ROOT, 'tools/rsbuild', file), 'utf8');
      const addresses = code.matchAll(/new URL\('([\w./-]+)', import\.meta\.url\)/g);
      return [...addresses].map(([, path]) => join(dirname(file), path));
    });
    expect(named).toContain('released-ranges.json');
    for (const file of named.filter((path) => !path.startsWith('..'))) expect(files).toContain(file);
  });
});

/** The registry in a page of the portal, as `npm run dev` of the remote serves it. */
async function registryOfDeveloped(cwd, portal) {
  const port = await freePort();
  const args = ['node_modules/.bin/portico-dev', '--portal', portal.url, '--port', `${port}`];
  const dev = spawn(process.execPath, args, { cwd, stdio: 'ignore' });
  try {
    for (;;) {
      const headers = { accept: 'text/html' };
      const page = await fetch(`http://localhost:${port}/sea`, { headers }).catch(() => undefined);
      if (page?.status === 200) return await page.text();
      await sleep(100);
    }
  } finally {
    dev.kill();
  }
}

describe.runIf(isFull)('the packages, installed into an empty folder', () => {
  let folder;
  let createRemote;
  const run = (command, args, cwd = folder) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-packages-'));
    run(process.execPath, [join(ROOT, 'tools/pack.mjs'), join(folder, 'packages')]);
    const create = readdirSync(join(folder, 'packages')).find((file) => file.startsWith('create-'));
    createRemote = (name) => run('npx', ['-y', `./packages/${create}`, name, '--packages', 'packages']);
    createRemote('mfe-sea');
    run('npm', ['install', '--no-audit', '--no-fund'], join(folder, 'mfe-sea'));
  }, LIMIT_MS);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'build, check and test the remote that was begun with them',
    () => {
      const remote = join(folder, 'mfe-sea');
      for (const script of ['build', 'types', 'test']) run('npm', ['run', script], remote);
      const read = (file) => JSON.parse(readFileSync(join(remote, 'dist', file), 'utf8'));
      expect(read('portal.json')).toMatchObject({
        name: 'mfe-sea',
        paths: ['/sea'],
        navigation: [{ path: '/sea', labels: { en: 'New page', he: 'דף חדש' } }],
      });
      expect(read('uses.json').exports['@portico/portal-kit']).toEqual(['definePage', 'defineRemote']);
      expect(readdirSync(join(remote, 'dist/server'))).toEqual(['remote.cjs']);
    },
    LIMIT_MS,
  );

  it(
    'show that remote in a portal while it is developed, and release it there',
    async () => {
      const remote = join(folder, 'mfe-sea');
      const environment = {
        NODE_ENV: 'production',
        PORTICO_HOME: join(folder, 'home'),
        PORTICO_DEMO_LIFE: '0',
      };
      const portal = await startPortal(environment, builtPortal(environment));
      const portico = (...args) =>
        execFileSync(process.execPath, [join(ROOT, 'services/demo/dist/cli.js'), ...args], {
          env: { ...process.env, ...environment },
          encoding: 'utf8',
        });
      try {
        const [token] = /portico_release_\S+/.exec(portico('token', 'create', 'mfe-sea', '--days', '1'));
        const release = (...args) =>
          execFileSync('npm', ['run', '-s', 'release', '--', '--to', portal.url, ...args], {
            cwd: remote,
            env: { ...process.env, PORTICO_RELEASE_TOKEN: token },
            encoding: 'utf8',
          });
        expect(await registryOfDeveloped(remote, portal)).toContain('"name":"mfe-sea"');
        const statusOf = async (address) => (await fetch(address, { redirect: 'manual' })).status;
        expect(release('--dry-run')).toContain('passed all checks, and nothing was changed');
        const [link] = /http\S+/.exec(release('--preview'));
        expect([await statusOf(link), await statusOf(`${portal.url}/sea`)]).toEqual([302, 404]);
        expect(release()).toContain('is in service');
        expect(await statusOf(`${portal.url}/sea`)).toBe(200);
        const texts = join(remote, 'src/i18n/en.json');
        writeFileSync(texts, readFileSync(texts, 'utf8').replace('New page', 'High sea'));
        run('npm', ['run', 'build'], remote);
        expect(release()).toContain('is in service (before: ');
        expect(portico('rollback', 'mfe-sea')).toContain('mfe-sea is back at ');
      } finally {
        await portal.stop();
      }
    },
    LIMIT_MS,
  );

  it('begin no remote in a folder that has something, nor under another name', () => {
    expect(() => createRemote('mfe-sea')).toThrow('is not empty');
    expect(() => createRemote('../sea')).toThrow('A remote is called mfe-');
  });
});
