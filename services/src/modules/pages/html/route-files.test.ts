import type { Language } from '@portico/domain';
import type { ShellBuild } from '../../releases/registry/shell-build.js';
import { routeFiles } from './route-files.js';

const FONTS = [
  '/shell/static/font/press-start-2p-latin-400-normal.1.woff2',
  '/shell/static/font/rubik-hebrew-wght-normal.1.woff2',
  '/shell/static/font/rubik-latin-wght-normal.1.woff2',
];

const textsOf = (language: Language) => `/shell/i18n/${language}.1.json`;

const BUILD: ShellBuild = {
  scripts: [],
  css: [],
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
