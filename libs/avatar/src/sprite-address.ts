import { spriteName, type SpriteReference } from './sprite-category.js';

/** Where the portal serves the picture of a part. */
export function spritePictureAddress(
  { category, id }: Pick<SpriteReference, 'category' | 'id'>,
  image: string,
): string {
  return `/png.php/${category}/${spriteName(id)}.img/${encodeURIComponent(image)}.png`;
}
