import { ReleaseError } from '../files/release-error.js';
import { checkStyles, styleProblems } from './release-styles.js';

const OWNER = { name: 'mfe-sea', scope: 'mfe_sea' };
const ROOT = '[data-remote="mfe-sea"]';

describe('styles of a release', () => {
  it.each([
    '.mfe_sea_card > p:hover + a::before',
    'html:lang(he) .mfe_sea_card',
    `:where(${ROOT}) *`,
    ROOT,
    `body ${ROOT} > :is(h1, h2)`,
    `:is(.mfe_sea_a, ${ROOT} p) b`,
    `.mfe_sea_card { &:hover a, header &, > p, .x { color: red } }`,
    `${ROOT} { p, & > a { color: red } }`,
    '.mfe_sea_card { @media (width < 9px) { p { color: red } } }',
  ])('may be those of %s', (rule) => {
    expect(styleProblems(asRule(rule), OWNER)).toEqual([]);
  });

  it.each([
    'body',
    ':root',
    '*',
    'p',
    '.card',
    '.mfe_seaside',
    'header .shell_bar_x1',
    ':not(.mfe_sea_card)',
    'main:has(.mfe_sea_card) a',
    ':is(.mfe_sea_card, body) p',
    `${ROOT} ~ footer`,
    `${ROOT} + *`,
    '[data-remote] p',
    '[data-remote="mfe-market"] p',
    '[data-remote^="mfe-sea"] p',
    '::view-transition-group(*)',
    ':host p',
    `${ROOT} { & ~ footer { color: red } }`,
    '.mfe_sea_card { :not(&) { color: red } }',
    '.mfe_sea_card { body:has(&) a { color: red } }',
    '@layer page { @media print { body { color: red } } }',
    '<!-- body',
    '.mfe\\_seaside_x',
  ])('may not be those of %s', (rule) => {
    expect(styleProblems(asRule(rule), OWNER)).toHaveLength(1);
  });

  it('name each selector of a list that reaches outside', () => {
    const problems = styleProblems('.mfe_sea_a, body > a, .mfe_sea_b, p{color:red}', OWNER);
    expect(problems).toEqual([
      '"body > a" can match outside of the remote',
      '"p" can match outside of the remote',
    ]);
  });

  it.each([
    '@keyframes spin{from{opacity:0}}',
    '@font-face{font-family:"Rubik";src:url(x.woff2)}',
    '@font-face{src:url(x.woff2)}',
    '@property --accent{syntax:"*";inherits:true}',
    '@counter-style steps{system:cyclic}',
    '@import url("https://cdn.example/all.css");',
    '@page{margin:0}',
    '@view-transition{navigation:auto}',
    '@scope (body){p{color:red}}',
    '.mfe_sea_a{color:red',
  ])('do not hold %s', (css) => {
    expect(styleProblems(css, OWNER)).toHaveLength(1);
  });

  it.each([
    ['a string over two lines', '.mfe_sea_a{x:"\n} nav{color:red} .mfe_sea_b{x:"}'],
    ['a comment in an address', '.mfe_sea_a{x:url(/*)} nav{color:red} .mfe_sea_b{x:url(*/)}'],
    ['a quote in an address', '.mfe_sea_a{x:url(a")} nav{color:red} .mfe_sea_b{x:url("a)}'],
    ['an address by another spelling', '.mfe_sea_a{x:u\\72 l(a")} nav{color:red} .mfe_sea_b{x:url("a)}'],
    ['an address in capitals', '.mfe_sea_a{x:URL( /*)} nav{color:red} .mfe_sea_b{x:url(*/)}'],
  ])('do not hide a rule behind %s', (_, css) => {
    expect(styleProblems(css, OWNER)).toEqual([expect.stringContaining('that browsers read otherwise')]);
  });

  it.each([
    `url(a.svg#b)`,
    `url( 'a b.svg' )`,
    `url("data:image/svg+xml,%3Csvg xmlns='http://x/*'%3E")`,
    `url(https://x.example/a/b.woff2?c=1)`,
    `"\\"'" /* it's */ '\\201c ('`,
    `calc(/* half */ 1px * (2 + 3))`,
  ])('may have the value %s', (value) => {
    expect(styleProblems(`.mfe_sea_a,.mfe_sea_b\\:c:not(.d){x:${value}}`, OWNER)).toEqual([]);
  });

  it.each([
    `url(${' '.repeat(100_000)}`,
    '\\a'.repeat(100_000),
    'url('.repeat(50_000),
    `"\n${'/*a'.repeat(100_000)}"`,
  ])('are read in time, long as they are', (value) => {
    const begun = performance.now();
    styleProblems(`.mfe_sea_a{x:${value}}`, OWNER);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('may name things of their own, and layers', () => {
    const css =
      '@layer page;@keyframes mfe_sea_spin_x1{from{opacity:0}}@font-face{font-family:"mfe-sea Waves"}' +
      '@property --mfe_sea_hue{syntax:"*";inherits:true}@media print{.mfe_sea_a{color:red}}';
    expect(styleProblems(css, OWNER)).toEqual([]);
  });

  it('are refused with the files and selectors, ten at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => `.other_${index}{color:red}`).join('');
    const files = new Map([
      ['static/css/remote.css', Buffer.from('body{margin:0}')],
      ['static/css/LATE.CSS', Buffer.from(many)],
      ['remoteEntry.js', Buffer.from('body{}')],
    ]);
    const check = () => checkStyles(files, OWNER);
    expect(check).toThrow(ReleaseError);
    expect(check).toThrow(/static\/css\/remote\.css: "body" can match outside of the remote\n/);
    expect(check).toThrow(/LATE\.CSS: "\.other_8".*\n {2}and 3 more$/);
  });
});

function asRule(text: string): string {
  return text.includes('{') ? text : `${text}{color:red}`;
}

test('styles of more than a MiB are refused without being read', () => {
  const half = Buffer.alloc(600_000, ' ');
  const files = new Map([
    ['a.css', half],
    ['b.css', half],
  ]);
  expect(() => checkStyles(files, OWNER)).toThrow('mfe-sea has more than 1 MiB of styles');
});
