import { fillKey, LOGIN_ATTRIBUTE, pageFiles } from '@portico/contract';
import type { PortalBoot, PortalPage, Registry, RegistryRemote } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { ShellBuild } from '../../releases/index.js';
import type { Rendering } from '../../rendering/index.js';
import { APP_ICON } from '../../share-cards/index.js';
import { APP_MANIFEST } from '../assets/root-files.js';
import { Html, jsonForScript, markup } from '../text/html.js';
import type { TextLookup } from '../text/page-texts.js';
import { HEAD_SCRIPT, LAUNCH } from './inline-scripts.js';
import { headTags, type HeadView } from './page-head.js';

/** Font files for the letters of a language. Other languages use the system's own fonts. */
const FONT_OF_LANGUAGE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /-cyrillic-wght-/,
  he: /-hebrew-wght-/,
};

/** Fonts of every page: for the logo and big numerals, and for names and numbers. */
const FONTS_OF_ALL = /press-start-2p-|-latin-wght-/;

interface RouteFiles {
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
  remote: RegistryRemote | undefined;
  page: PortalPage | undefined;
  query: URLSearchParams;
  isWhole: boolean;
  /** Keys (`fillKey`) of the slot fills in the document. */
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

/** Texts for a reader without JavaScript. The shell's own texts are loaded by JavaScript. */
const NO_SCRIPT_TEXTS: Readonly<Record<Language, string>> = {
  en: 'This portal needs JavaScript. Please allow it for this site and load the page again.',
  zh: '本站需要 JavaScript。请为本站启用 JavaScript 后重新加载页面。',
  ja: 'このサイトでは JavaScript が必要です。JavaScript を有効にして、もう一度読み込んでください。',
  'pt-BR': 'Este portal precisa de JavaScript. Permita-o para este site e carregue a página de novo.',
  ru: 'Для работы портала нужен JavaScript. Разрешите его для этого сайта и загрузите страницу снова.',
  ko: '이 포털은 JavaScript가 필요합니다. 이 사이트에서 JavaScript를 허용하고 페이지를 다시 불러오세요.',
  he: 'האתר צריך JavaScript. אפשרו אותו לאתר הזה וטענו את הדף מחדש.',
};

interface PageView {
  boot: PortalBoot;
  /** Visitors without a session are sent to the login page. */
  isGuarded: boolean;
  head: HeadView;
  shell: TextLookup;
  files: RouteFiles;
  integrity: Readonly<Record<string, string>>;
  /** Undefined if nothing could be rendered. The browser then starts from an empty page. */
  rendering: Rendering | undefined;
}

export function documentOf(view: PageView): string {
  const { boot, files, integrity, rendering } = view;
  const isWhole = rendering?.isWhole === true;
  const lines = [
    markup`<!doctype html>`,
    htmlTag(view),
    markup`<head>`,
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width, initial-scale=1">`,
    markup`<meta name="color-scheme" content="light dark">`,
    HEAD_SCRIPT,
    ...files.styles.map((href) => element('link', { rel: 'stylesheet', ...hashed({ href }, integrity) })),
    ...(isWhole ? [] : filesAtOnce(files, integrity)),
    ...files.fonts.map(
      (address) =>
        markup`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${address}">`,
    ),
    ...(rendering === undefined || rendering.links === '' ? [] : [new Html(rendering.links)]),
    ...headTags(view.head),
    markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    markup`<link rel="apple-touch-icon" href="${APP_ICON}">`,
    markup`<link rel="manifest" href="${`${APP_MANIFEST}?lng=${boot.language}`}">`,
    markup`</head>`,
    markup`<body>`,
    // Placed before the root, which is as high as the screen.
    ...(isWhole
      ? []
      : [markup`<noscript><p class="noscript-note">${NO_SCRIPT_TEXTS[boot.language]}</p></noscript>`]),
    rootOf(rendering),
    stallNotice(view),
    markup`<script type="application/json" id="portal-boot">${bootForScript(boot)}</script>`,
    ...(isWhole ? filesAfterPaint(files, integrity) : []),
    markup`</body>`,
    markup`</html>`,
  ];
  return `${lines.join('\n')}\n`;
}

const registries = new WeakMap<Registry, Html>();

/** The registry is the largest part of the data, and the same object for many pages. */
function bootForScript({ registry, ...boot }: PortalBoot): Html {
  const known = registries.get(registry) ?? jsonForScript(registry);
  registries.set(registry, known);
  return new Html(`{"registry":${known.text},${jsonForScript(boot).text.slice(1)}`);
}

function htmlTag({ boot: { language, direction, basename }, isGuarded }: PageView): Html {
  const tag = markup`<html lang="${language}" dir="${direction}"`;
  return isGuarded ? markup`${tag} ${new Html(LOGIN_ATTRIBUTE)}="${`${basename}/login`}">` : markup`${tag}>`;
}

/** Contains only the rendered HTML, because the shell hydrates exactly that. */
function rootOf(rendering: Rendering | undefined): Html {
  if (rendering === undefined) return markup`<div id="root"></div>`;
  const state = rendering.isWhole ? 'page' : 'frame';
  return markup`<div id="root" data-rendered="${state}">${new Html(rendering.html)}</div>`;
}

/** A notice that appears if the shell does not start; the shell removes it. Its texts come along, as the shell's may be missing. */
function stallNotice({ shell, rendering }: PageView): Html {
  const canBeRead = rendering?.isWhole === true;
  const message = shell(canBeRead ? 'remote.notLive' : 'failure.start');
  const retry = shell(canBeRead ? 'kit.error.retry' : 'failure.reload');
  return markup`<div class="not-live" id="portal-stalled" role="status" hidden><p>${message}</p><a href="">${retry}</a></div>`;
}

type Attributes = Readonly<Record<string, string>>;

/** Before the remote runs there is little to see, so all files are requested at once. */
function filesAtOnce(files: RouteFiles, integrity: Attributes): Html[] {
  const { shellScripts, laterStyles } = files;
  return [
    ...shellScripts.map(
      (src) => markup`${element('script', { defer: '', ...hashed({ src }, integrity) })}</script>`,
    ),
    ...preloadsOf(files, integrity).map((attributes) => element('link', { rel: 'preload', ...attributes })),
    ...laterStyles.map((href) =>
      element('link', { rel: 'preload', as: 'style', ...hashed({ href }, integrity) }),
    ),
  ];
}

function filesAfterPaint(files: RouteFiles, integrity: Attributes): Html[] {
  const after = {
    scripts: files.shellScripts.map((src) => hashed({ src }, integrity)),
    preloads: preloadsOf(files, integrity),
  };
  return [markup`<script type="application/json" id="portal-files">${jsonForScript(after)}</script>`, LAUNCH];
}

function preloadsOf({ remoteScripts, texts }: RouteFiles, integrity: Attributes): Attributes[] {
  return [
    ...remoteScripts.map((href) => ({ as: 'script', ...hashed({ href }, integrity) })),
    ...texts.map((href) => ({ as: 'fetch', crossorigin: 'anonymous', href })),
  ];
}

/** A file with its hash. A file on another origin is requested with CORS, because otherwise browsers do not compare the hash. */
function hashed(file: { href: string } | { src: string }, integrity: Attributes): Attributes {
  const [address = ''] = Object.values(file);
  const hash = integrity[address];
  if (hash === undefined) return file;
  return { ...file, integrity: hash, ...(address.startsWith('https://') && { crossorigin: 'anonymous' }) };
}

function element(name: 'link' | 'script', attributes: Attributes): Html {
  const pairs = Object.entries(attributes).map(([key, value]) => markup` ${new Html(key)}="${value}"`);
  return new Html(`<${name}${pairs.map(({ text }) => text).join('')}>`);
}
