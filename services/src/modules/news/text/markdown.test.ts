import * as fc from 'fast-check';
import { excerptOf, markdownHtml } from './markdown.js';

test('makes HTML of what Markdown has, with headings below the title of the page', () => {
  const html = markdownHtml('# Tonight\n\n**Double** experience:\n\n- bosses\n- `parties`\n\n> all day\n');
  expect(html).toBe(
    '<h2>Tonight</h2>\n<p><strong>Double</strong> experience:</p>\n<ul>\n<li>bosses</li>\n<li><code>parties</code></li>\n</ul>\n' +
      '<blockquote>\n<p>all day</p>\n</blockquote>\n',
  );
});

test('links to other sites reveal nothing about the visitor, those of the portal are plain', () => {
  expect(markdownHtml('[a](https://example.org/?q="x) [b](/rankings) https://example.org')).toBe(
    '<p><a href="https://example.org/?q=%22x" rel="nofollow noopener noreferrer">a</a> <a href="/rankings">b</a> ' +
      '<a href="https://example.org" rel="nofollow noopener noreferrer">https://example.org</a></p>\n',
  );
});

test('a picture becomes a link to it', () => {
  expect(markdownHtml('![A <b>map</b>](https://example.org/map.png)')).toBe(
    '<p><a href="https://example.org/map.png" rel="nofollow noopener noreferrer">A &lt;b&gt;map&lt;/b&gt;</a></p>\n',
  );
});

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:x)',
  '[a](//evil.example)',
  '![a](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
])('%s leads nowhere', (text) => {
  expect(markdownHtml(text)).not.toMatch(/<a |<img/);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="https://example.org" onclick="alert(1)">a</a>',
  '<!-- -->\n<iframe src="https://example.org"></iframe>',
  '``` js" onload="x\n</code></pre><script>\n```',
  '[a](https://example.org "x\\" onclick=alert(1)")',
])('%s is text', (text) => {
  const html = markdownHtml(text);
  expect(html).not.toMatch(/<(?:script|img|iframe|!--)/);
  expect(html).not.toMatch(/<[^>]*\son\w+=(?:(?!">).)*>/);
});

const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z]+="[^"]*")*)\s*\/?>/g;
const TAGS = new Set(
  'p h2 h3 h4 h5 h6 strong em s code pre ul ol li blockquote hr br a table thead tbody tr th td'.split(' '),
);
const ATTRIBUTES = new Set(['href', 'rel', 'title', 'start', 'class']);

test('whatever is written, its HTML has the tags and attributes of Markdown alone', () => {
  const piece = fc.constantFrom(
    ...'<>"\'&[]()!`*_~#|\\\n -:/=.'.split(''),
    'javascript:',
    'https://e.org',
    'onload=',
    '<script>',
    '</p>',
    'data:',
    '```',
    '1. ',
    'x',
    '|:-:|',
    '&lt;',
    '&#x6a;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = markdownHtml(pieces.join(''));
      for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
        expect(TAGS).toContain(tag);
        for (const [, name = '', value = ''] of attributes.matchAll(/([a-z]+)="([^"]*)"/g)) {
          expect(ATTRIBUTES).toContain(name);
          expect(name === 'href' ? value : '#').toMatch(/^(?:https?:|mailto:|\/|#)/i);
        }
      }
      expect(html.replace(TAG, '')).not.toMatch(/[<>]/);
    }),
  );
});

test('an excerpt has the words without the marks, and ends at a word', () => {
  expect(excerptOf('# Tonight\n\nBosses *drop* [twice](/x)\nas much ![map](https://e.org/m.png)', 100)).toBe(
    'Tonight Bosses drop twice as much map',
  );
  expect(excerptOf('one two three four', 12)).toBe('one two…');
  expect(excerptOf('一二三四五六七八九十', 5)).toBe('一二三四…');
});

test('nothing turns around the order of what follows, however it is spelled', () => {
  const spelled = 'a &#x202E;&#8297;gpj.exe';
  expect(markdownHtml(spelled)).toBe('<p>a gpj.exe</p>\n');
  expect(excerptOf(spelled, 20)).toBe('a gpj.exe');
});

test('an excerpt reads no more of a long text than it needs', () => {
  const address = `/${'x'.repeat(50)}`;
  expect(excerptOf(`[a](${address}) `.repeat(3), 10)).toBe('a…');
  expect(excerptOf(`${'*'.repeat(7)}😀`, 1)).toBe('…');
});
