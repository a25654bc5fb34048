import { materialOf, hexOf } from './color.js';
import { element, escaped, pathData, rounded, svgDocument } from './svg.js';

describe('drawing in SVG', () => {
  it('shortens numbers', () => {
    expect([1.26, 0.5, -0.04, -0.5, 3, 10.04].map(rounded)).toEqual(['1.3', '.5', '0', '-.5', '3', '10']);
  });

  it('writes path data with shortened numbers', () => {
    expect(pathData`M${1.234} ${0.25}h${-0.5}z`).toBe('M1.2 .3h-.5z');
  });

  it('escapes text and leaves out what is undefined or false', () => {
    expect(element('text', { x: 1.04, fill: undefined, 'data-name': '"<&>', hidden: false })).toBe(
      '<text x="1" data-name="&quot;&lt;&amp;&gt;"/>',
    );
    expect(escaped('a\u0000\ud800')).toBe('a\ufffd\ufffd');
  });

  it('makes a document of a size', () => {
    expect(svgDocument({ width: 32, height: 16 }, '<g/>')).toMatch(
      /^<svg [^>]*viewBox="0 0 32 16"[^>]*><g\/><\/svg>$/,
    );
  });

  it('keeps colours within what screens show', () => {
    expect([hexOf({ lightness: 1, chroma: 0, hue: 0 }), hexOf({ lightness: 0, chroma: 0, hue: 0 })]).toEqual([
      '#ffffff',
      '#000000',
    ]);
    for (let hue = 0; hue < 360; hue += 7) {
      for (const color of Object.values(materialOf({ lightness: 0.7, chroma: 0.3, hue })))
        expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
