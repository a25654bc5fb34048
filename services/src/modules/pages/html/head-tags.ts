import { localizedPath } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import { CARD_HEIGHT, CARD_WIDTH } from '../../share-cards/index.js';
import { type Html, jsonForScript, markup } from '../text/html.js';

export interface HeadView {
  site: { name: string; origin: string };
  language: Language;
  /** Path without language prefix; undefined when there is no such page, which then has no address of its own. */
  path: string | undefined;
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  isIndexed: boolean;
  /** Each language is canonical of itself, by configuration. */
  isCanonicalOfItself: boolean;
  card: string;
  isProfile: boolean;
  feed: string | undefined;
  structured: readonly object[];
}

const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  zh: 'zh_CN',
  ja: 'ja_JP',
  'pt-BR': 'pt_BR',
  ru: 'ru_RU',
  ko: 'ko_KR',
  he: 'he_IL',
};

/** Title, description, links and share tags. A page that is not there has words alone; one not for search engines, no links. */
export function headTags(view: HeadView): Html[] {
  const { title, description, keywords, path, isIndexed } = view;
  const tags = [markup`<title>${title}</title>`];
  if (description !== undefined) tags.push(markup`<meta name="description" content="${description}">`);
  if (keywords !== undefined) tags.push(markup`<meta name="keywords" content="${keywords}">`);
  if (path === undefined || !isIndexed) tags.push(markup`<meta name="robots" content="noindex, nofollow">`);
  tags.push(...openGraph(view));
  if (path === undefined || !isIndexed) return tags;
  return [
    ...tags,
    markup`<link rel="canonical" href="${canonicalOf(view, path)}">`,
    ...alternates(view.site.origin, path),
    ...(view.feed === undefined
      ? []
      : [markup`<link rel="alternate" type="application/atom+xml" href="${view.feed}">`]),
    ...view.structured.map(
      (block) => markup`<script type="application/ld+json">${jsonForScript(block)}</script>`,
    ),
  ];
}

export function canonicalOf(
  { site, language, isCanonicalOfItself }: Pick<HeadView, 'site' | 'language' | 'isCanonicalOfItself'>,
  path: string,
): string {
  return site.origin + localizedPath(isCanonicalOfItself ? language : DEFAULT_LANGUAGE, path);
}

function openGraph(view: HeadView): Html[] {
  const { site, language, title, description, path } = view;
  const tags = [
    property('type', view.isProfile ? 'profile' : 'website'),
    property('site_name', site.name),
    property('title', title),
    property('locale', LOCALES[language]),
  ];
  if (description !== undefined) tags.push(property('description', description));
  if (path === undefined) return tags;
  const others = LANGUAGES.filter((other) => other !== language);
  return [
    ...tags,
    ...others.map((other) => property('locale:alternate', LOCALES[other])),
    property('url', canonicalOf(view, path)),
    property('image', site.origin + view.card),
    property('image:type', 'image/png'),
    property('image:width', CARD_WIDTH),
    property('image:height', CARD_HEIGHT),
    property('image:alt', title),
    markup`<meta name="twitter:card" content="summary_large_image">`,
  ];
}

function property(name: string, content: string | number): Html {
  return markup`<meta property="og:${name}" content="${content}">`;
}

function alternates(origin: string, path: string): Html[] {
  return [
    ...LANGUAGES.map(
      (language) =>
        markup`<link rel="alternate" hreflang="${language}" href="${origin + localizedPath(language, path)}">`,
    ),
    markup`<link rel="alternate" hreflang="x-default" href="${origin + path}">`,
  ];
}
