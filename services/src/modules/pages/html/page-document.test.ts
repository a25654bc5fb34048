import type { PortalPage, RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { ShellBuild } from '../../releases/registry/shell-build.js';
import { routeFiles } from './page-document.js';

const FONTS = [
  '/shell/static/font/press-start-2p-latin-400-normal.1.woff2',
  '/shell/static/font/rubik-hebrew-wght-normal.1.woff2',
  '/shell/static/font/rubik-latin-wght-normal.1.woff2',
];

const textsOf = (language: Language) => `/shell/i18n/${language}.1.json`;

const BUILD: ShellBuild = {
  scripts: [],
  css: [],
  integrity: {},
  texts: {
    en: textsOf('en'),
    zh: textsOf('zh'),
    ja: textsOf('ja'),
    'pt-BR': textsOf('pt-BR'),
    ru: textsOf('ru'),
    ko: textsOf('ko'),
    he: textsOf('he'),
  },
  fonts: FONTS,
  contract: 1,
  shared: {},
};

const filesIn = (language: Language) =>
  routeFiles({
    build: BUILD,
    language,
    registry: { contract: 1, language, remotes: [] },
    remote: undefined,
    page: undefined,
    query: new URLSearchParams(),
    isWhole: true,
    fills: [],
  });

const names = (language: Language) =>
  filesIn(language).fonts.map((address) => /(press-start|rubik-\w+)/.exec(address)?.at(1));

it('asks at once for the letters of the language, those of names, and the face of the logo', () => {
  expect(names('en')).toEqual(['press-start', 'rubik-latin']);
  expect(names('he')).toEqual(['press-start', 'rubik-hebrew', 'rubik-latin']);
  expect(names('zh')).toEqual(['press-start', 'rubik-latin']);
});

it('asks for the texts of the shell in the language of the page', () => {
  expect(filesIn('he').texts).toEqual(['/shell/i18n/he.1.json']);
});

describe('the styles of a page', () => {
  const LISTED: RegistryRemote = {
    name: 'mfe-heroes',
    version: '1',
    since: 1,
    scope: 'mfe_heroes',
    contract: 1,
    namespace: 'mfe-heroes',
    entry: '/releases/mfe-heroes/1/remoteEntry.js',
    chunks: ['/releases/mfe-heroes/1/remote.js'],
    css: ['/releases/mfe-heroes/1/remote.css'],
    texts: {
      language: '/releases/mfe-heroes/1/i18n/en.json',
      fallback: '/releases/mfe-heroes/1/i18n/en.json',
    },
    paths: ['/hero'],
    pages: [],
    navigation: [],
    pageChunks: {
      map: { chunks: ['/releases/mfe-heroes/1/map.js'], css: ['/releases/mfe-heroes/1/map.css'] },
    },
  };
  const FILLER: RegistryRemote = {
    ...LISTED,
    name: 'mfe-deeds',
    fills: ['hero.deeds', 'hero.friends'].map((slot) => ({
      slot,
      module: './deeds',
      order: 1,
      permission: 'public',
      data: [],
      chunks: [],
      css: [`/releases/mfe-deeds/1/${slot}.css`],
    })),
  };
  const PAGE: PortalPage = {
    path: '/hero/:id',
    titleKey: 'page.title',
    descriptionKey: 'page.text',
    data: [],
    loader: false,
    permission: 'public',
    index: true,
    chunk: 'map',
  };
  const filesOf = (isWhole: boolean, fills: readonly string[], page: PortalPage = PAGE) =>
    routeFiles({
      build: BUILD,
      language: 'en',
      registry: { contract: 1, language: 'en', remotes: [LISTED, FILLER] },
      remote: LISTED,
      page,
      query: new URLSearchParams(),
      isWhole,
      fills,
    });

  it('are those of its remote, of its own chunk and of the fills that stand in it', () => {
    const { styles, laterStyles } = filesOf(true, ['mfe-deeds hero.friends']);
    expect(styles.map((address) => address.replace('/releases/', ''))).toEqual([
      'mfe-heroes/1/remote.css',
      'mfe-heroes/1/map.css',
      'mfe-deeds/1/hero.friends.css',
    ]);
    expect(laterStyles).toEqual([]);
  });

  it('come later than an empty place, which needs none', () => {
    const { styles, laterStyles } = filesOf(false, []);
    expect(styles).toEqual([]);
    expect(laterStyles).toHaveLength(2);
  });

  it("and scripts are the remote's alone for a page without a chunk of its own", () => {
    const { styles, remoteScripts } = filesOf(true, [], { ...PAGE, chunk: undefined });
    expect(styles).toEqual(['/releases/mfe-heroes/1/remote.css']);
    expect(remoteScripts).toEqual([LISTED.entry, ...LISTED.chunks]);
    expect(filesOf(true, []).remoteScripts).toContain('/releases/mfe-heroes/1/map.js');
  });
});
