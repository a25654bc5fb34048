import { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import { dyeOf, gemOf, LEATHER, tierOf } from '../items/materials.js';
import type { Cloth } from './clothes.js';
import type { HatName } from './hats.js';

/** Numbers of an item's `info` as the game files name them; undefined where nothing is known. */
export type ItemProperties = (itemId: number) => Readonly<Record<string, number>> | undefined;

/** A worn item, with the choices that its own picture makes: on the body it has the colours that it has in a list. */
export interface WornItem {
  id: number;
  choices: PictureChoices;
  level: number;
  job: number;
}

const WARRIOR = 1;
/** Warriors wear cloth before and metal from this level on, as the pictures of items have it. */
const FIRST_METAL_LEVEL = 15;

export function wornItem(id: number, propertiesOf: ItemProperties): WornItem {
  const choices = new PictureChoices('item', id);
  const properties = propertiesOf(id);
  return {
    id,
    choices,
    level: properties?.['reqLevel'] ?? choices.integer('level', 0, 11) * 10,
    job: properties?.['reqJob'] ?? 0,
  };
}

export function clothOfItem({ choices, level, job }: WornItem): Cloth {
  return {
    main: materialOfItem({ choices, level, job }),
    trim: dyeOf(choices, 'trim'),
    metal: tierOf(Math.max(20, level)),
  };
}

/** Metal, as warriors wear it. */
export function isArmor({ job, level }: Pick<WornItem, 'job' | 'level'>): boolean {
  return job === WARRIOR && level >= FIRST_METAL_LEVEL;
}

function materialOfItem({ choices, level, job }: Pick<WornItem, 'choices' | 'level' | 'job'>): Material {
  if (isArmor({ job, level })) return tierOf(level);
  return choices.chance('leather', 0.2) ? LEATHER : dyeOf(choices);
}

/** Hats are always of cloth or, by their form, of the metal of their level. */
export function hatClothOf({ choices, level }: WornItem): Cloth {
  return { main: dyeOf(choices), trim: dyeOf(choices, 'trim'), metal: tierOf(level) };
}

/** What does the work: the blade by level, the jewel of a wand by its own choice. */
export function bladeOf({ choices, level }: WornItem, isMagical: boolean): Material {
  return isMagical ? gemOf(choices) : tierOf(level);
}

/** The hat that the item's own picture shows, as near as a head allows. */
export function hatOf({ choices, level, job }: WornItem): HatName {
  switch (job) {
    case WARRIOR:
      if (choices.chance('crowned', level >= 60 ? 0.25 : 0)) return 'crown';
      return choices.integer('crest', 0, 3) === 2 ? 'horned' : 'helmet';
    case 2:
      return choices.pick('magician', ['wizard', 'wizard', 'hood', 'crown'] as const);
    case 4:
      return choices.pick('bowman', ['feather', 'bandana', 'hood', 'feather'] as const);
    case 8:
      return choices.pick('thief', ['hood', 'bandana', 'hood'] as const);
    case 16:
      return choices.pick('pirate', ['bandana', 'feather', 'cap'] as const);
    default:
      return choices.chance('plain', level >= 50 ? 0.45 : 0.15)
        ? choices.pick('hard', ['helmet', 'crown'] as const)
        : choices.pick('soft', ['cap', 'hood', 'bandana', 'feather', 'wizard', 'ears', 'flowers'] as const);
  }
}
