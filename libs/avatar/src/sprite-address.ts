import { spriteName, type SpriteReference } from './sprite-category.js';

/** Address of the picture of a part on the portal. */
export function spritePictureAddress(
  { category, id }: Pick<SpriteReference, 'category' | 'id'>,
  image: string,
): string {
  return `/png.php/${category}/${spriteName(id)}.img/${encodeURIComponent(image)}.png`;
}
