import type { Language } from '@portico/domain';
import type { RegistryRemote } from '@portico/contract';
import type { ShellBuild } from '../../releases/index.js';
import type { RoutePreloads } from './page-view.js';

/** Files of the font by the letters of a language; the others are written in the system's own fonts. */
const FONT_OF_LANGUAGE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /-latin-wght-/,
  'pt-BR': /-latin-wght-/,
  ru: /-cyrillic-wght-/,
  he: /-hebrew-wght-/,
};

/** The face of the logo and of big numerals, on every page. */
const DISPLAY_FONT = /press-start-2p-/;

/** What a page needs right after its HTML, all of it asked for at once. `remote` is left out where none is mounted. */
export function routePreloads(
  build: ShellBuild,
  language: Language,
  remote: RegistryRemote | undefined,
): RoutePreloads {
  const font = FONT_OF_LANGUAGE[language];
  return {
    scripts: remote === undefined ? [] : [remote.entry, ...remote.chunks],
    css: remote?.css ?? [],
    texts: [build.texts[language], ...(remote === undefined ? [] : [remote.texts.language])],
    fonts: build.fonts.filter((address) => DISPLAY_FONT.test(address) || font?.test(address)),
  };
}
