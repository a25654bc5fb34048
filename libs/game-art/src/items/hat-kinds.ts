import { HAT_WORDS } from '../generated/tables.js';
import { choiceByPattern } from '../name-words.js';
import type { ItemSketch } from './item-shape.js';

export type HatKind = (typeof HAT_WORDS)[number][0];

const hatNamed = choiceByPattern<HatKind>(HAT_WORDS);

const SOFT = ['cap', 'hood', 'bandana', 'brimmed', 'wizard', 'beast', 'wreath'] as const;

/** Kind of a hat by its name, else helmets for warriors, pointed hats for magicians, hoods for thieves, and by id for everybody else. */
export function hatKindOf({
  choices,
  name,
  level,
  properties,
}: Pick<ItemSketch, 'choices' | 'name' | 'level' | 'properties'>): HatKind {
  const named = hatNamed(name);
  if (named !== undefined) return named;
  switch (properties['reqJob']) {
    case 1:
      return choices.chance('crowned', level >= 60 ? 0.25 : 0) ? 'crown' : 'helmet';
    case 2:
      return choices.pick('magician', ['wizard', 'wizard', 'hood', 'crown']);
    case 4:
      return choices.pick('bowman', ['brimmed', 'bandana', 'hood', 'brimmed']);
    case 8:
      return choices.pick('thief', ['hood', 'bandana', 'hood']);
    case 16:
      return choices.pick('pirate', ['bandana', 'brimmed', 'cap']);
    default:
      return choices.chance('plain', level >= 50 ? 0.45 : 0.15)
        ? choices.pick('hard', ['helmet', 'crown'])
        : choices.pick('soft', SOFT);
  }
}
