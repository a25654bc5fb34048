import { render } from '@testing-library/react';
import { ITEM_GLYPHS, ItemGlyph, WEAPON_GLYPHS } from './item-glyph';

it('draws each of the sixteen weapon types and every other kind in its own way', () => {
  expect(WEAPON_GLYPHS).toHaveLength(16);
  const drawings = ITEM_GLYPHS.map((kind) => render(<ItemGlyph kind={kind} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(ITEM_GLYPHS.length);
  for (const drawing of drawings) expect(drawing).toContain('<path');
});
