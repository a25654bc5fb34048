import { spriteCategoryOf, spriteName, type SpriteCategory } from '@portico/avatar';

/** Where the portal serves a part; undefined of an id that no one can be seen to wear. */
export function partAddress(id: number, image: string): string | undefined {
  const category = spriteCategoryOf(id);
  return category && partAddressIn(category, id, image);
}

export function partAddressIn(category: SpriteCategory, id: number, image: string): string {
  return `/png.php/${category}/${spriteName(id)}.img/${encodeURIComponent(image)}.png`;
}
