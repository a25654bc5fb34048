import { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { HATS_WORN } from '../generated/tables.js';
import { clothDyeOf, dyeNamed, dyeOf, gemOf, LEATHER, tierOf } from '../items/materials.js';
import { hatKindOf } from '../items/hat-kinds.js';
import type { ItemDescription } from '../items/item-shape.js';
import type { Cloth } from './figure.js';
import type { HatName } from './hair.js';

/** Returns facts about an item from the game files: its English name and the numbers of its `info`; undefined if unknown. */
export type ItemKnowledge = (itemId: number) => Pick<ItemDescription, 'name' | 'properties'> | undefined;

/** A worn item, with the choices of its own picture, so that it has the same colors on the body and in a list. */
export interface WornItem {
  id: number;
  /** '' if unknown. */
  name: string;
  choices: PictureChoices;
  level: number;
  job: number;
}

const WARRIOR = 1;
/** Warriors wear metal from this level on and cloth before, as in the pictures of items. */
const FIRST_METAL_LEVEL = 15;

export function wornItem(id: number, knowledgeOf: ItemKnowledge): WornItem {
  const choices = new PictureChoices('item', id);
  const { name = '', properties } = knowledgeOf(id) ?? {};
  return {
    id,
    name,
    choices,
    level: properties?.['reqLevel'] ?? choices.integer('level', 0, 11) * 10,
    job: properties?.['reqJob'] ?? 0,
  };
}

export function clothOfItem(item: WornItem): Cloth {
  const { choices, level } = item;
  return {
    main: materialOfItem(item),
    trim: dyeOf(choices, 'trim'),
    metal: tierOf(Math.max(20, level)),
  };
}

/** Whether it is metal, as warriors wear it. */
export function isArmor({ job, level }: Pick<WornItem, 'job' | 'level'>): boolean {
  return job === WARRIOR && level >= FIRST_METAL_LEVEL;
}

function materialOfItem({ name, choices, level, job }: WornItem): Material {
  if (isArmor({ job, level })) return tierOf(level);
  const named = dyeNamed(name);
  if (named !== undefined) return named;
  return choices.chance('leather', 0.2) ? LEATHER : dyeOf(choices);
}

/** Hats are of cloth. Parts that are metal by their form have the metal of their level. */
export function hatClothOf({ name, choices, level }: WornItem): Cloth {
  return { main: clothDyeOf({ name, choices }), trim: dyeOf(choices, 'trim'), metal: tierOf(level) };
}

/** Material of the working part: a blade's by level, a wand's jewel by choice. */
export function bladeOf({ choices, level }: WornItem, isMagical: boolean): Material {
  return isMagical ? gemOf(choices) : tierOf(level);
}

/** The hat shape closest to the item's own picture. */
export function hatOf({ choices, name, level, job }: WornItem): HatName {
  const kind = hatKindOf({ choices, name, level, properties: { reqJob: job } });
  if (kind === 'helmet' && choices.integer('crest', 0, 3) === 2) return 'horned';
  return HATS_WORN[kind];
}
