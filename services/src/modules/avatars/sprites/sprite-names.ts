import {
  SPRITE_CATEGORIES,
  type SpriteCategory,
  spriteCategoryOf,
  type SpriteReference,
} from '@portico/avatar';
import { AppError } from '../../../platform/errors/index.js';

const NAME = /^(\d{8})\.img$/;
const FILE = /^(?:Character\.wz\/)?(?:([A-Z][a-z]+)\/)?(\d{8})\.img\.xml$/;
const MAX_LENGTH = 200;

export function isSpriteCategory(name: string): name is SpriteCategory {
  return SPRITE_CATEGORIES.some((category) => category === name);
}

/** A set by its category and id; refuses an id that belongs into another category. */
export function referenceTo(category: SpriteCategory, id: number): SpriteReference {
  if (spriteCategoryOf(id) !== category) throw new AppError('avatars.sprite_not_found');
  return { category, id };
}

/** A set by the name of its folder: `Coat`, `01040002.img`. */
export function referenceNamed(category: string, name: string): SpriteReference {
  const id = NAME.exec(name)?.[1];
  if (!isSpriteCategory(category))
    throw refused('category', `Must be one of ${SPRITE_CATEGORIES.join(', ')}`);
  if (id === undefined) throw refused('name', 'Must be eight digits and .img, such as 01040002.img');
  return referenceTo(category, Number(id));
}

/** A set by the path of its file below the game's folder: `Character.wz/Coat/01040002.img.xml`, `Character.wz/00002000.img.xml`. */
export function referenceAt(path: unknown): SpriteReference {
  const [, folder, digits] = (typeof path === 'string' && path.length <= MAX_LENGTH && FILE.exec(path)) || [];
  if (digits === undefined)
    throw refused('path', 'Must be the file of a character, such as Character.wz/Coat/01040002.img.xml');
  const id = Number(digits);
  const category = spriteCategoryOf(id);
  const isUnfiled = category === 'Body' || category === 'Head';
  if (category === undefined || (isUnfiled ? undefined : category) !== folder)
    throw new AppError('avatars.sprite_not_found');
  return { category, id };
}

function refused(field: string, msg: string): AppError {
  return new AppError('request.validation_failed', undefined, [{ field, rule: 'name', msg }]);
}
