import { scopeStyles } from './scoped-styles.mjs';

const scoped = (css) => scopeStyles(css, { name: 'mfe-sea', scope: 'mfe_sea' });
const ROOT = ':where([data-remote="mfe-sea"])';
const FILL = '[data-remote="mfe-sea"] [data-remote]:not([data-remote="mfe-sea"])';
/** A slot that another remote fills belongs to that remote. */
const OWN = `:where(:not(${FILL}, ${FILL} *))`;

describe('scopeStyles', () => {
  it('leaves selectors with a class of the remote as they are', () => {
    const css = `@layer page{.mfe_sea_card_x1y2z:hover > p,:root[data-theme="dark"] .mfe_sea_day{color:red}}`;
    expect(scoped(css)).toBe(css);
  });

  it.each([
    ['p', `${ROOT} p${OWN}`],
    ['*', `${ROOT} *${OWN}`],
    ['h1 + .card', `${ROOT} h1 + .card${OWN}`],
    ['.other_card', `${ROOT} .other_card${OWN}`],
    [':not(.mfe_sea_card)', `${ROOT} :not(.mfe_sea_card)${OWN}`],
    ['html', ROOT],
    ['p::before', `${ROOT} p${OWN}::before`],
    ['li a:hover:after', `${ROOT} li a:hover${OWN}:after`],
    ['::selection', `${ROOT} ${OWN}::selection`],
    [':root', ROOT],
    ['html body', ROOT],
    ['body > p', `${ROOT} > p${OWN}`],
    ['html body p', `${ROOT} p${OWN}`],
    [':root[data-theme="dark"]', `:root[data-theme="dark"] ${ROOT}`],
    ['html:lang(he) p', `html:lang(he) ${ROOT} p${OWN}`],
  ])('sets %s below the root of the remote', (selector, expected) => {
    expect(scoped(`${selector}{--hue:1}`)).toBe(`${expected}{--hue:1}`);
  });

  it('reaches into conditions, each selector of a list for itself, and not into animations or nested rules', () => {
    expect(
      scoped(
        '@media (width<9px){@layer x{a,.mfe_sea_b{& b{color:red}}}}@keyframes k{from{opacity:0}to{opacity:1}}',
      ),
    ).toBe(
      `@media (width<9px){@layer x{${ROOT} a${OWN},.mfe_sea_b{& b{color:red}}}}@keyframes k{from{opacity:0}to{opacity:1}}`,
    );
  });
});
