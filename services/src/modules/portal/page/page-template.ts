import { localizedPath, THEME_SCRIPT } from '@portico/contract';
import type { PortalBoot } from '@portico/contract';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@portico/domain';
import { Html, jsonForScript, markup } from './html.js';
import { launchScript } from './launch-script.js';
import { NO_SCRIPT_TEXTS } from './no-script-texts.js';

/** What the route's remote needs at once, besides the shell. */
export interface RoutePreloads {
  scripts: readonly string[];
  css: readonly string[];
  texts: readonly string[];
  fonts: readonly string[];
}

export interface PageView {
  boot: PortalBoot;
  nonce: string;
  /** Path without language prefix; undefined when there is no such page, which then has no address of its own. */
  path: string | undefined;
  /** With the name of the site. */
  title: string;
  description: string | undefined;
  keywords: string | undefined;
  isIndexed: boolean;
  /** Each language is canonical of itself, by configuration. */
  isCanonicalOfItself: boolean;
  shell: { scripts: readonly string[]; css: readonly string[] };
  preloads: RoutePreloads;
  /** Frame and content until the shell starts; undefined where the page has none. */
  served: Html | undefined;
}

/** The document of every page: the shell's files, the head for crawlers, and the data that the shell begins with. */
export function renderPage(view: PageView): string {
  const { boot } = view;
  const lines = [
    markup`<!doctype html>`,
    markup`<html lang="${boot.language}" dir="${boot.direction}">`,
    markup`<head>`,
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    markup`<meta name="color-scheme" content="light dark">`,
    markup`<script nonce="${view.nonce}">${new Html(THEME_SCRIPT)}</script>`,
    ...view.shell.css.map((address) => markup`<link rel="stylesheet" href="${address}">`),
    ...(view.served === undefined ? scriptsAtOnce(view) : []),
    ...fontPreloads(view.preloads),
    ...headTags(view),
    markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    markup`</head>`,
    markup`<body>`,
    markup`<div id="root">${view.served}</div>`,
    markup`${view.served === undefined && markup`<noscript><p>${NO_SCRIPT_TEXTS[boot.language]}</p></noscript>`}`,
    markup`<script type="application/json" id="portal-boot">${jsonForScript(boot)}</script>`,
    ...(view.served === undefined ? [] : [launchScript(view)]),
    markup`</body>`,
    markup`</html>`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Without served content there is nothing to see before the shell: everything is asked for at once. */
function scriptsAtOnce({ shell, preloads: { scripts, css, texts } }: PageView): Html[] {
  return [
    ...shell.scripts.map((address) => markup`<script defer src="${address}"></script>`),
    ...scripts.map((address) => markup`<link rel="preload" as="script" href="${address}">`),
    ...css.map((address) => markup`<link rel="preload" as="style" href="${address}">`),
    ...texts.map(
      (address) => markup`<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`,
    ),
  ];
}

function fontPreloads({ fonts }: RoutePreloads): Html[] {
  return fonts.map(
    (address) =>
      markup`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address}">`,
  );
}

function headTags(view: PageView): Html[] {
  const { boot, title, description, keywords, path, isIndexed, isCanonicalOfItself } = view;
  const { name, origin } = boot.config.site;
  const tags = [
    markup`<title>${title}</title>`,
    markup`<meta property="og:type" content="website">`,
    markup`<meta property="og:site_name" content="${name}">`,
    markup`<meta property="og:title" content="${title}">`,
  ];
  if (description !== undefined) {
    tags.push(markup`<meta name="description" content="${description}">`);
    tags.push(markup`<meta property="og:description" content="${description}">`);
  }
  if (keywords !== undefined) tags.push(markup`<meta name="keywords" content="${keywords}">`);
  if (path === undefined || !isIndexed) tags.push(markup`<meta name="robots" content="noindex, nofollow">`);
  if (path === undefined) return tags;
  const canonical = origin + localizedPath(isCanonicalOfItself ? boot.language : DEFAULT_LANGUAGE, path);
  tags.push(markup`<meta property="og:url" content="${canonical}">`);
  return isIndexed
    ? [...tags, markup`<link rel="canonical" href="${canonical}">`, ...alternates(origin, path)]
    : tags;
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
