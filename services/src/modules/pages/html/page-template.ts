import { THEME_SCRIPT } from '@portico/contract';
import { Html, jsonForScript, markup } from '../text/html.js';
import { headTags } from './head-tags.js';
import { launchScript } from './launch-script.js';
import { NO_SCRIPT_TEXTS } from './no-script-texts.js';
import type { PageView, RoutePreloads } from './page-view.js';
import { STALL_SCRIPT } from './stall-script.js';

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
    markup`<script nonce="${view.nonce}">${new Html(`${THEME_SCRIPT};${STALL_SCRIPT}`)}</script>`,
    ...view.shell.css.map((address) => markup`<link rel="stylesheet" href="${address}">`),
    ...(view.served === undefined ? scriptsAtOnce(view) : []),
    ...fontPreloads(view.preloads),
    ...headTags(view.head),
    markup`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    markup`</head>`,
    markup`<body>`,
    // Ahead of the root, which is as high as the screen.
    markup`${view.served === undefined && markup`<noscript><p class="served-note">${NO_SCRIPT_TEXTS[boot.language]}</p></noscript>`}`,
    markup`<div id="root">${view.served}${view.stalled}</div>`,
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
