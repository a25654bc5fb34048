import { readFileSync } from 'node:fs';
import { directionOf, LANGUAGE_NAMES, LANGUAGES, textIn, type Language } from '@portico/domain';
import { Html, markup } from '@portico/services/modules/pages';
import { hashSource } from '@portico/services/platform/http';
import type { VoteSite } from '@portico/services/modules/voting';
import en from './texts/en.json' with { type: 'json' };
import he from './texts/he.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import ptBR from './texts/pt-BR.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Texts of the demo world's listing sites. `{name}` is the server to vote for. */
export type VoteSiteTexts = Record<keyof typeof en, string>;

export const VOTE_SITE_TEXTS: Readonly<Record<Language, VoteSiteTexts>> = {
  en,
  zh,
  ja,
  'pt-BR': ptBR,
  ru,
  ko,
  he,
};

export interface SitePage {
  site: VoteSite;
  language: Language;
  serverName: string;
  addressIn: (language: Language) => string;
}

/** The build copies style sheet and pictures unchanged. */
const ownFile = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const STYLES = ownFile('./site.css');

/** Allows no scripts, one style sheet by its hash, and forms to the portal only. */
export const SITE_POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(STYLES)}`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Cpath d=%22M16 2l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z%22 fill=%22%23f4c542%22 stroke=%22%234a3300%22 stroke-width=%222%22/%3E%3C/svg%3E';

const LOOKS = {
  lantern: { tagline: 'taglineLantern', art: new Html(ownFile('./art/lantern.svg')) },
  harbor: { tagline: 'taglineHarbor', art: new Html(ownFile('./art/harbor.svg')) },
  starlist: { tagline: 'taglineStarlist', art: new Html(ownFile('./art/starlist.svg')) },
} as const;

/** An unknown site looks like the first one. */
function lookOf({ id }: VoteSite): keyof typeof LOOKS {
  return id === 'harbor' || id === 'starlist' ? id : 'lantern';
}

export function siteDocument(page: SitePage, title: string, content: Html): string {
  const { site, language, serverName } = page;
  const texts = VOTE_SITE_TEXTS[language];
  const look = lookOf(site);
  const { tagline, art } = LOOKS[look];
  const name = textIn(site.name, language);
  return markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" class="${look}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="${ICON}">
<style>${new Html(STYLES)}</style>
</head>
<body>
<header class="head">${art}<div class="title"><h1>${name}</h1><p class="tagline">${texts[tagline]}</p></div></header>
<main>${content}</main>
<footer><p>${filled(texts.about, { name: serverName })}</p>${languageLinks(page)}</footer>
</body>
</html>
`.toString();
}

/** Fills the placeholders of a text. The name of a server is isolated from the text's direction. */
export function filled(text: string, values: Readonly<Record<string, string>>): Html {
  const parts = text.split(/\{(\w+)\}/);
  return markup`${parts.map((part, index) => (index % 2 === 0 ? part : markup`<bdi>${values[part] ?? ''}</bdi>`))}`;
}

function languageLinks({ language, addressIn }: SitePage): Html {
  const links = LANGUAGES.map(
    (other) =>
      markup`<a href="${addressIn(other)}" lang="${other}" hreflang="${other}"${other === language && markup` aria-current="true"`}>${LANGUAGE_NAMES[other]}</a>`,
  );
  return markup`<nav class="languages" aria-label="${VOTE_SITE_TEXTS[language].language}">${links}</nav>`;
}
