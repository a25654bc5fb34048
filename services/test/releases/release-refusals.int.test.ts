import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@portico/contract';
import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('releases are refused', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    await portal.release(SEA);
    await portal.release({ name: 'mfe-coast', paths: ['/shore/north'] });
  });

  // A source is written over the previous one, so each test begins without one.
  afterEach(() => {
    for (const name of ['mfe-sea', 'mfe-x']) rmSync(portal.write({ name }), { recursive: true });
  });

  afterAll(() => portal.close());

  const registry = async (): Promise<Registry> => {
    await portal.lookAgain();
    return JSON.parse((await portal.get('/remotes.json')).text);
  };

  const page = (path: string) => ({ path, titleKey: 'page.title', descriptionKey: 'page.text' });

  it.each([
    ['another contract', { name: 'mfe-x', contract: 2 }, /version 2 of the remote contract/],
    [
      'another React',
      { name: 'mfe-x', react: '^18.0.0' },
      /needs react \^18\.0\.0, the shell provides 19\.3\.1/,
    ],
    [
      'a key of a newer portal',
      { name: 'mfe-x', pages: [{ ...page('/mfe-x'), tides: true }] },
      /portal\.json is not as it should be:\n {2}pages\.0: .*"tides"/,
    ],
    ['a long version', { name: 'mfe-x', version: `1.0.0-${'a'.repeat(66)}` }, /version: .*71 characters/],
    ['a reserved path', { name: 'mfe-x', paths: ['/api'] }, /the path \/api is reserved/],
    ['the path of a language', { name: 'mfe-x', paths: ['/he'] }, /the path \/he is reserved/],
    ['the path of share cards', { name: 'mfe-x', paths: ['/cards'] }, /the path \/cards is reserved/],
    [
      'a path below that of the brand, in another case',
      { name: 'mfe-x', paths: ['/bRand/new'] },
      /the path \/bRand\/new is reserved/,
    ],
    [
      'an address of another remote',
      { name: 'mfe-x', paths: ['/sea/640'] },
      /the path \/sea\/640 belongs to mfe-sea, which has \/sea/,
    ],
    [
      'an address of another remote in another case',
      { name: 'mfe-x', paths: ['/x', '/sEA/640'] },
      /the path \/sEA\/640 belongs to mfe-sea/,
    ],
    [
      'a path around that of another remote',
      { name: 'mfe-x', paths: ['/shore'] },
      /the path \/shore belongs to mfe-coast, with \/shore\/north/,
    ],
    ...['/sea/', '/%73ea/640', '/sea%2F640', '//sea/640', '/x/../sea', '/sea/:id', '/x:id'].map(
      (path): [string, object, RegExp] => [
        `the path ${path}`,
        { name: 'mfe-x', paths: ['/x', path] },
        /portal\.json is not as it should be:\n {2}paths\.1: /,
      ],
    ),
    [
      'a label that turns the order of letters',
      { name: 'mfe-x', label: 'Sea \u202egnp' },
      /labels\.en: without marks that turn the order of letters/,
    ],
    [
      'a page at an address of another remote',
      { name: 'mfe-x', pages: [page('/mfe-x'), page('/sea/:id')] },
      /\/sea\/:id lies outside/,
    ],
    [
      'a redirect from an address of another remote',
      { name: 'mfe-x', redirects: [{ from: '/sea/640', to: '/mfe-x' }] },
      /\/sea\/640 lies outside/,
    ],
    [
      'a slot whose module is not exposed',
      { name: 'mfe-x', slots: { 'sea.waves': './waves' }, exposes: ['tides'] },
      /portal\.json: \.\/waves is to fill the slot sea\.waves, but the build does not expose it\. It exposes \.\/remote, \.\/tides/,
    ],
    [
      'a slot that has no name',
      { name: 'mfe-x', slots: { waves: './waves' }, exposes: ['waves'] },
      /slots\.waves: the name of a slot has two to four parts/,
    ],
    [
      'a slot that is filled by pages',
      { name: 'mfe-x', slots: { 'sea.waves': './remote' } },
      /slots\.sea\.waves: an exposed module such as \.\/offers/,
    ],
    ['a path that is taken', { name: 'mfe-x', paths: ['/sea'] }, /the path \/sea belongs to mfe-sea/],
    ['a federation name that is taken', { name: 'mfe-x', scope: 'mfe_sea' }, /mfe_sea belongs to mfe-sea/],
    ['a page outside of its paths', { name: 'mfe-x', pages: [page('/hill')] }, /\/hill lies outside/],
    [
      'a redirect from outside of its paths',
      { name: 'mfe-x', redirects: [{ from: '/hill/:id', to: '/mfe-x' }] },
      /\/hill\/:id lies outside/,
    ],
    [
      'a page without a title',
      { name: 'mfe-x', texts: { page: { text: 'x' } } },
      /en\.json lacks page\.title/,
    ],
    [
      'a path that is none',
      { name: 'mfe-x', paths: ['sea'] },
      /portal\.json is not as it should be:\n {2}paths\.0: /,
    ],
    [
      'another origin',
      { name: 'mfe-x', publicPath: 'https://cdn.example/x/' },
      /https:\/\/cdn\.example is not listed/,
    ],
  ])('with %s', async (_, source, message) => {
    await expect(portal.release({ name: 'mfe-x', ...source })).rejects.toThrow(message);
    expect((await registry()).remotes.map(({ name }) => name)).toEqual(['mfe-coast', 'mfe-sea']);
    expect(portal.leftovers()).toEqual([]);
  });

  it('with a language, a file or the whole build missing', async () => {
    const folder = portal.write(SEA);
    rmSync(join(folder, 'src/i18n/ko.json'));
    await expect(portal.releaseFolder(folder)).rejects.toThrow('ko.json does not exist');
    portal.write(SEA);
    rmSync(join(folder, 'dist/static/remote.js'));
    await expect(portal.releaseFolder(folder)).rejects.toThrow('not in');
    rmSync(join(folder, 'dist'), { recursive: true });
    await expect(portal.releaseFolder(folder)).rejects.toThrow('build the remote first');
  });

  it('without a server build of their pages, or of what fills a slot', async () => {
    const source = { ...SEA, slots: { 'hill.waves': './waves' }, exposes: ['waves'] };
    for (const file of ['server/remote.cjs', 'server/waves.cjs']) {
      const folder = portal.write(source);
      rmSync(join(folder, 'dist', file));
      await expect(portal.releaseFolder(folder)).rejects.toThrow(`lacks ${file}, which the portal renders`);
    }
  });

  it('with a link among their files', async () => {
    const folder = portal.write(SEA);
    symlinkSync('/etc/passwd', join(folder, 'dist/static/passwd.js'));
    await expect(portal.releaseFolder(folder)).rejects.toThrow('is a link');
  });

  // The last test, because nothing repairs it.
  it('with an address of a remote that is broken', async () => {
    const { version } = await portal.release(SEA);
    const file = { name: 'mfe-sea', version, path: 'release.json' };
    await portal.changeStored(file, () => '{', { isDamage: false });
    await expect(portal.release({ name: 'mfe-x', paths: ['/sea/640'] })).rejects.toThrow(
      'belongs to mfe-sea',
    );
  });
});
