import { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { dyeOf, gemOf, LEATHER, tierOf } from '../items/materials.js';
import { hatKindOf, type HatKind } from '../items/hat-kinds.js';
import type { ItemDescription } from '../items/item-description.js';
import { clothDyeOf, dyeNamed } from '../items/named-dyes.js';
import type { Cloth } from './figure-shape.js';
import type { HatName } from './hats.js';

/** Facts of an item from the game files: its English name and the numbers of its `info`; undefined where nothing is known. */
export type ItemKnowledge = (itemId: number) => Pick<ItemDescription, 'name' | 'properties'> | undefined;

/** A worn item, with the choices that its own picture makes: on the body it has the colours that it has in a list. */
export interface WornItem {
  id: number;
  /** Empty where it is not known. */
  name: string;
  choices: PictureChoices;
  level: number;
  job: number;
}

const WARRIOR = 1;
/** Warriors wear cloth before and metal from this level on, as the pictures of items have it. */
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

/** Metal, as warriors wear it. */
export function isArmor({ job, level }: Pick<WornItem, 'job' | 'level'>): boolean {
  return job === WARRIOR && level >= FIRST_METAL_LEVEL;
}

function materialOfItem({ name, choices, level, job }: WornItem): Material {
  if (isArmor({ job, level })) return tierOf(level);
  const named = dyeNamed(name);
  if (named !== undefined) return named;
  return choices.chance('leather', 0.2) ? LEATHER : dyeOf(choices);
}

/** Hats are always of cloth or, by their form, of the metal of their level. */
export function hatClothOf({ name, choices, level }: WornItem): Cloth {
  return { main: clothDyeOf({ name, choices }), trim: dyeOf(choices, 'trim'), metal: tierOf(level) };
}

/** The material of the working part: the blade by level, the jewel of a wand by its own choice. */
export function bladeOf({ choices, level }: WornItem, isMagical: boolean): Material {
  return isMagical ? gemOf(choices) : tierOf(level);
}

/** Hats of the head for hats of the list of items. */
const HATS_WORN: Readonly<Record<HatKind, HatName>> = {
  bandana: 'bandana',
  beast: 'ears',
  beret: 'beret',
  brimmed: 'feather',
  cap: 'cap',
  crown: 'crown',
  fez: 'fez',
  halo: 'halo',
  helmet: 'helmet',
  hood: 'hood',
  nightcap: 'nightcap',
  pot: 'pot',
  straw: 'straw',
  top: 'top',
  toque: 'chef',
  tricorn: 'tricorn',
  wizard: 'wizard',
  wreath: 'flowers',
};

/** The hat that the item's own picture shows, as near as a head allows. */
export function hatOf({ choices, name, level, job }: WornItem): HatName {
  const kind = hatKindOf({ choices, name, level, properties: { reqJob: job } });
  if (kind === 'helmet' && choices.integer('crest', 0, 3) === 2) return 'horned';
  return HATS_WORN[kind];
}
