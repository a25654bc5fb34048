import { itemTypeOf, MESO_ITEM_ID, weaponTypeOf } from '@portico/domain';
import { ItemGlyph, type ItemGlyphKind } from '@portico/ui';

function glyphOf(itemId: number): ItemGlyphKind {
  if (itemId === MESO_ITEM_ID) return 'mesos';
  return weaponTypeOf(itemId) ?? itemTypeOf(itemId) ?? 'etc';
}

/** The drawing of an item's kind. Decoration: its name stands beside it. */
export function ItemPicture({ itemId, size = 32 }: { itemId: number; size?: number }) {
  return <ItemGlyph kind={glyphOf(itemId)} size={size} />;
}
