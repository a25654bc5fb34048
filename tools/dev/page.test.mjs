import { createHash } from 'node:crypto';
import { developmentPage, developmentPolicy } from './page.mjs';

const HEAD_SCRIPT = 'if (1 < 2 && 3 > 2) document.title = "a"';
const BOOT = { language: 'en', basename: '', texts: {}, name: '</script><b>' };

const page = (rendered) => `<!doctype html>
<html lang="he" dir="rtl">
<head>
<meta charset="utf-8">
<script>${HEAD_SCRIPT}</script>
<link rel="stylesheet" href="/shell/static/css/shell.1234.css">
<link rel="stylesheet" href="/brand/styles.css">
<link rel="preload" as="script" href="/releases/mfe-a/1.0.0/remoteEntry.js">
<title>Market</title>
</head>
<body>
<div id="root"${rendered}><main>released</main></div>
<script type="application/json" id="portal-boot">${JSON.stringify(BOOT).replaceAll('<', '\\u003c')}</script>
<script type="application/json" id="portal-files">{"scripts":["/shell/static/js/shell.1234.js"]}</script>
<script>(function(){JSON.parse(document.getElementById('portal-files').textContent)})()</script>
</body>
</html>
`;

const FILES = { scripts: ['/shell/static/js/shell.js'], styles: ['/shell/static/css/shell.css'] };

const develop = (options) =>
  developmentPage(page(' data-rendered="page"'), { ...FILES, adapt: (boot) => boot, ...options });

const bootOf = (html) => JSON.parse(/id="portal-boot">(.*?)<\/script>/s.exec(html)[1]);

test('the development build takes the place of all built files, and nothing else goes', async () => {
  const html = await develop();
  expect(html.match(/(?:src|href)="[^"]+"/g)).toEqual([
    'href="/brand/styles.css"',
    'href="/shell/static/css/shell.css"',
    'src="/shell/static/js/shell.js"',
  ]);
  expect(html).toContain('<html lang="he" dir="rtl">');
  expect(html).toContain('<title>Market</title>');
  expect(html).not.toContain('portal-files');
});

test('inline scripts stay letter by letter: the policy allows them by their hashes', async () => {
  const [, script] = /<script>(.*?)<\/script>/s.exec(await develop());
  const hash = (text) => createHash('sha256').update(text).digest('hex');
  expect(hash(script)).toBe(hash(HEAD_SCRIPT));
});

test('what the portal rendered of its releases is left out', async () => {
  const html = await develop();
  expect(html).toContain('<div id="root"></div>');
});

test('what is rendered here stands in the page, with the boot data that it was rendered from', async () => {
  const render = async (boot) => ({
    html: '<main>$& new</main>',
    isWhole: true,
    boot: { ...boot, fills: ['x'] },
  });
  const html = await develop({ render });
  expect(html).toContain('<div id="root" data-rendered="page"><main>$& new</main></div>');
  expect(bootOf(html)).toEqual({ ...BOOT, fills: ['x'] });
});

test('the boot data are adapted, and no string of them ends their element', async () => {
  const html = await develop({ adapt: (boot) => ({ ...boot, added: '</script>' }) });
  expect(bootOf(html)).toEqual({ ...BOOT, added: '</script>' });
});

test('a page that is none of the portal stays as it is', async () => {
  expect(await developmentPage('<p>Bad gateway</p>', { ...FILES, adapt: (boot) => boot })).toBe(
    '<p>Bad gateway</p>',
  );
});

test('the policy lets the overlay of errors have style elements, and scripts no more than before', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; style-src-attr 'unsafe-inline'";
  expect(developmentPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'unsafe-inline' 'self'; style-src-attr 'unsafe-inline'",
  );
  expect(developmentPolicy(undefined)).toBeUndefined();
});
