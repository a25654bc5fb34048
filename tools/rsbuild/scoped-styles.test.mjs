import { scopeStyles } from './scoped-styles.mjs';

const scoped = (css) => scopeStyles(css, { name: 'mfe-sea', scope: 'mfe_sea' });
const ROOT = ':where([data-remote="mfe-sea"])';

describe('scopeStyles', () => {
  it('leaves selectors with a class of the remote as they are', () => {
    const css = `@layer page{.mfe_sea_card_x1y2z:hover > p,:root[data-theme="dark"] .mfe_sea_day{color:red}}`;
    expect(scoped(css)).toBe(css);
  });

  it.each([
    ['p', `${ROOT} p`],
    ['*', `${ROOT} *`],
    ['h1 + .card', `${ROOT} h1 + .card`],
    ['.other_card', `${ROOT} .other_card`],
    [':not(.mfe_sea_card)', `${ROOT} :not(.mfe_sea_card)`],
    ['html', ROOT],
    [':root', ROOT],
    ['html body', ROOT],
    ['body > p', `${ROOT} > p`],
    ['html body p', `${ROOT} p`],
    [':root[data-theme="dark"]', `:root[data-theme="dark"] ${ROOT}`],
    ['html:lang(he) p', `html:lang(he) ${ROOT} p`],
  ])('sets %s below the root of the remote', (selector, expected) => {
    expect(scoped(`${selector}{--hue:1}`)).toBe(`${expected}{--hue:1}`);
  });

  it('reaches into conditions, each selector of a list for itself, and not into animations or nested rules', () => {
    expect(
      scoped(
        '@media (width<9px){@layer x{a,.mfe_sea_b{& b{color:red}}}}@keyframes k{from{opacity:0}to{opacity:1}}',
      ),
    ).toBe(
      `@media (width<9px){@layer x{${ROOT} a,.mfe_sea_b{& b{color:red}}}}@keyframes k{from{opacity:0}to{opacity:1}}`,
    );
  });
});
