import { CONTRACT_VERSION } from '@portico/contract';
import { portalJsonSchema, releaseJsonSchema } from '@portico/contract/schema';
import { LANGUAGES } from '@portico/domain';
import { type RemoteInService, type ShellBuild, shellBuildSchema } from '../../releases/index.js';
import { ReleasePaths } from '../../releases/files/release-files.js';
import type { SlotFill } from '../data/page-data.js';
import { RenderingFileFinder } from './rendering-files.js';

const textsIn = (folder: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${folder}i18n/${language}.json`]));

const BUILD: ShellBuild = shellBuildSchema.parse({
  scripts: ['/shell/static/shell.js'],
  css: [],
  texts: textsIn('/shell/'),
  contract: CONTRACT_VERSION,
  shared: {},
  server: { file: 'server/shell.cjs', sha256: 'a'.repeat(64) },
});

const finder = new RenderingFileFinder(new ReleasePaths('/home'), '/shell/dist', true, () => true);

/** A release that fills a slot; `server` are the modules that it has a server build of. */
function remote(name: string, server: readonly string[], permission = 'public'): RemoteInService {
  const labels = Object.fromEntries(LANGUAGES.map((language) => [language, name]));
  const portal = portalJsonSchema.parse({
    name,
    contract: CONTRACT_VERSION,
    namespace: name,
    paths: [`/${name}`],
    pages: [{ path: `/${name}`, titleKey: 'page.title', descriptionKey: 'page.text', permission }],
    navigation: [{ path: `/${name}`, order: 1, labels }],
    slots: { 'hero.deeds': { module: './deeds', data: [], order: 1 } },
  });
  const release = releaseJsonSchema.parse({
    name,
    version: '1.0.0-12345678',
    hash: '12345678'.repeat(8),
    createdAt: 1,
    contract: CONTRACT_VERSION,
    scope: name.replace('-', '_'),
    entry: 'remoteEntry.js',
    chunks: [],
    css: [],
    server: Object.fromEntries(
      server.map((module) => [module, module.replace('./', 'server/').concat('.cjs')]),
    ),
    texts: textsIn(''),
    requires: {},
    files: {},
    bytes: 0,
    portal,
  });
  const active = {
    version: release.version,
    previous: null,
    since: 1,
    startedFrom: null,
    imageVersions: [],
    withdrawn: null,
    lastServed: {},
  };
  return { name, active, release, portal, problem: undefined, warning: undefined };
}

const fillIn = (slot: string, filler: RemoteInService): SlotFill => {
  const fill = filler.portal?.slots['hero.deeds'];
  if (fill === undefined) throw new Error(`${filler.name} fills nothing`);
  return { slot, remote: filler, fill };
};

const HEROES = remote('mfe-heroes', ['./remote']);

describe('the files that a page is rendered from', () => {
  it('are those of the shell and of the release, in the language of the page', () => {
    const page = { build: BUILD, language: 'he', remote: HEROES, fills: [] } as const;
    expect(finder.filesOf(page)).toEqual({
      shell: { file: '/shell/dist/server/shell.cjs', stamp: 'a'.repeat(64) },
      texts: '/shell/dist/i18n/he.json',
      remote: {
        remote: 'mfe-heroes',
        version: '1.0.0-12345678',
        namespace: 'mfe-heroes',
        file: '/home/releases/mfe-heroes/1.0.0-12345678/server/remote.cjs',
        texts: '/home/releases/mfe-heroes/1.0.0-12345678/i18n/he.json',
      },
      fills: [],
    });
  });

  it('are none without a server build of the shell', () => {
    const build = { ...BUILD, server: undefined };
    expect(finder.filesOf({ build, language: 'en', remote: HEROES, fills: [] })).toBeUndefined();
    expect(finder.processesOf(build, [HEROES])).toEqual([]);
  });

  it('are none where the browser alone renders', () => {
    const off = new RenderingFileFinder(new ReleasePaths('/home'), '/shell/dist', false);
    expect(off.filesOf({ build: BUILD, language: 'en', remote: HEROES, fills: [] })).toBeUndefined();
    expect(off.processesOf(BUILD, [HEROES])).toEqual([]);
  });

  it('are those of the frame for a release from before server builds', () => {
    const old = remote('mfe-old', []);
    const files = finder.filesOf({ build: BUILD, language: 'en', remote: old, fills: [] });
    expect(files?.shell.file).toBe('/shell/dist/server/shell.cjs');
    expect(files?.remote).toBeUndefined();
  });

  it('are those of all fills of a slot or of none', () => {
    const [deeds, tales, old] = [
      remote('mfe-deeds', ['./remote', './deeds']),
      remote('mfe-tales', ['./remote', './deeds']),
      remote('mfe-old', ['./remote']),
    ];
    const fills = [fillIn('a', deeds), fillIn('b', tales), fillIn('b', old), fillIn('c', tales)];
    const found = finder.filesOf({ build: BUILD, language: 'en', remote: HEROES, fills })?.fills;
    expect(found?.map(({ slot, remote: name }) => [slot, name])).toEqual([
      ['a', 'mfe-deeds'],
      ['c', 'mfe-tales'],
    ]);
  });
});

describe('the processes that are started ahead', () => {
  it('are the frame and those of remotes with public pages, a server build and no problem', () => {
    const broken: RemoteInService = {
      ...remote('mfe-broken', ['./remote']),
      problem: { code: 'release_broken', params: {} },
    };
    const started = finder.processesOf(BUILD, [
      HEROES,
      remote('mfe-old', []),
      remote('mfe-players', ['./remote'], 'player'),
      broken,
    ]);
    expect(started.map((content) => content.remote?.remote)).toEqual([undefined, 'mfe-heroes']);
  });
});
