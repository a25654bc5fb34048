import { pixelLayers, pixelOutline, type PixelLayer } from '../pixel-art/pixel-art';
import { GLYPH_DRAWINGS } from './glyph-drawings';
import type { ItemGlyphKind } from './item-glyph';

const drawn = new Map<ItemGlyphKind, readonly PixelLayer[]>();

/** Layers of a drawing, back to front, the dark edge (`o`) first. Worked out once a kind. */
export function glyphLayers(kind: ItemGlyphKind): readonly PixelLayer[] {
  const known = drawn.get(kind);
  if (known) return known;
  const drawing = GLYPH_DRAWINGS[kind];
  const layers: PixelLayer[] = [['edge', pixelOutline(drawing)], ...pixelLayers(drawing)];
  drawn.set(kind, layers);
  return layers;
}
