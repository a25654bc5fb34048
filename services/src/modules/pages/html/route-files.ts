import { fillKey, pageFiles, type PortalPage, type Registry, type RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { ShellBuild } from '../../releases/index.js';

/** Files of the font by the letters of a language; the others are written in the system's own fonts. */
const FONT_OF_LANGUAGE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /-cyrillic-wght-/,
  he: /-hebrew-wght-/,
};

/** The face of the logo and of big numerals, and that of names and numbers, on every page. */
const FONTS_OF_ALL = /press-start-2p-|-latin-wght-/;

export interface RouteFiles {
  shellScripts: readonly string[];
  remoteScripts: readonly string[];
  texts: readonly string[];
  fonts: readonly string[];
  styles: readonly string[];
  laterStyles: readonly string[];
}

interface Route {
  build: ShellBuild;
  language: Language;
  registry: Registry;
  /** Undefined where none is mounted. */
  remote: RegistryRemote | undefined;
  page: PortalPage | undefined;
  query: URLSearchParams;
  isWhole: boolean;
  /** Fills of slots in the document, as `fillKey` names them. */
  fills: readonly string[];
}

export function routeFiles(route: Route): RouteFiles {
  const { build, language, registry, remote, page, query, isWhole, fills } = route;
  const font = FONT_OF_LANGUAGE[language];
  const ofPage =
    page === undefined || remote === undefined ? { chunks: [], css: [] } : pageFiles(remote, page, query);
  const ofRemote = [...(remote?.css ?? []), ...ofPage.css];
  const ofFills = registry.remotes.flatMap(({ name, fills: all = [] }) =>
    all.filter(({ slot }) => fills.includes(fillKey(name, slot))).flatMap(({ css }) => css),
  );
  return {
    shellScripts: build.scripts,
    remoteScripts: remote === undefined ? [] : [remote.entry, ...remote.chunks, ...ofPage.chunks],
    texts: [build.texts[language], ...(remote === undefined ? [] : [remote.texts.language])],
    fonts: build.fonts.filter((address) => FONTS_OF_ALL.test(address) || font?.test(address)),
    styles: [...build.css, ...(isWhole ? new Set([...ofRemote, ...ofFills]) : [])],
    laterStyles: isWhole ? [] : ofRemote,
  };
}
