import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenLinks, filesOf, missingSources, missingTests } from './links.mjs';

const root = mkdtempSync(join(tmpdir(), 'portico-links-'));
mkdirSync(join(root, 'docs'));
writeFileSync(join(root, 'README.md'), '');
writeFileSync(join(root, 'docs/a file.md'), '');

afterAll(() => rmSync(root, { recursive: true }));

function brokenIn(text) {
  writeFileSync(join(root, 'docs/page.md'), text);
  return brokenLinks(root, ['docs/page.md']);
}

test.each([
  ['a link', '[the way](missing.md)', 'missing.md'],
  ['a picture', '![](pictures/home.png)', 'pictures/home.png'],
  ['a picture in a link', '[![home](gone.png)](../README.md)', 'gone.png'],
  ['a link with a place', 'See [there](gone.md#place "title").', 'gone.md#place'],
])('%s to nothing is found', (_, text, address) => {
  expect(brokenIn(text)).toEqual([`docs/page.md: ${address}`]);
});

test.each([
  '[up](../README.md)',
  '[folder](../docs)',
  '[place](../README.md#map)',
  '[space](a%20file.md)',
  '[here](#map)',
  '[elsewhere](https://example.org/x.md) and [mail](mailto:a@example.org)',
  '`[no](link.md)`',
  '```\n[no](link.md)\n```',
])('%s is no broken link', (text) => {
  expect(brokenIn(text)).toEqual([]);
});

test('a test that is named and is not there is found', () => {
  writeFileSync(join(root, 'a.test.mjs'), "test('does it', () => {}); test('and that', () => {});");
  writeFileSync(
    join(root, 'docs/page.md'),
    '| a | [a.test](../a.test.mjs): "does it"; "and that", [a.test](../a.test.mjs) | "no test" |',
  );
  expect(missingTests(root, ['docs/page.md'])).toEqual([]);
  writeFileSync(join(root, 'docs/page.md'), '[a.test](../a.test.mjs): "does it"; "is gone"');
  expect(missingTests(root, ['docs/page.md'])).toEqual(['docs/page.md: ../a.test.mjs has no "is gone"']);
  rmSync(join(root, 'a.test.mjs'));
});

test('a source that is named and is not there is found', () => {
  writeFileSync(join(root, 'a.mjs'), '');
  writeFileSync(join(root, 'docs/page.md'), '`a.mjs`, `docs/a.mjs`, `*.mjs`, `.queries.ts`');
  expect(missingSources(root, ['docs/page.md'])).toEqual(['docs/page.md: no file is called docs/a.mjs']);
  rmSync(join(root, 'a.mjs'));
});

test('every Markdown file is looked at, those of packages and builds are not', () => {
  mkdirSync(join(root, 'node_modules/some'), { recursive: true });
  writeFileSync(join(root, 'node_modules/some/README.md'), '');
  brokenIn('');
  expect(filesOf(root, /\.md$/).sort()).toEqual(['README.md', 'docs/a file.md', 'docs/page.md']);
});
