import type { ItemSketch } from './item-shape.js';

export type HatKind =
  | 'beast'
  | 'bandana'
  | 'beret'
  | 'brimmed'
  | 'cap'
  | 'crown'
  | 'fez'
  | 'halo'
  | 'helmet'
  | 'hood'
  | 'nightcap'
  | 'pot'
  | 'straw'
  | 'top'
  | 'toque'
  | 'tricorn'
  | 'wizard'
  | 'wreath';

/** Words of names that say what kind of hat an item is. */
const HATS: readonly (readonly [word: RegExp, kind: HatKind])[] = [
  [/wreath|garland|laurel|flower|dais(?:y|ies)/i, 'wreath'],
  [/crown|tiara|circlet|diadem/i, 'crown'],
  [/\b(?:ears?|antennae|antlers?|horns|wolf|panda|penguin|frog|dinosaur|octopus|bear)\b/i, 'beast'],
  [/night ?cap/i, 'nightcap'],
  [/bucket|sauce ?pan|teapot|diving bell/i, 'pot'],
  [/helm|visor|casque|coif|sallet|barbute|kettle hat/i, 'helmet'],
  [/hood|cowl|veil|shroud|sheet|mask/i, 'hood'],
  [/bandana|kerchief|scarf|turban|head ?band|\bbow\b/i, 'bandana'],
  [/wizard|witch|pointed|sorcer|star ?gazer|mitre/i, 'wizard'],
  [/tricorn|bicorn|admiral|pirate/i, 'tricorn'],
  [/\btop hat|bowler/i, 'top'],
  [/\bfez\b/i, 'fez'],
  [/beret/i, 'beret'],
  [/\bstraw\b/i, 'straw'],
  [/\b(?:toque|chef|baker)/i, 'toque'],
  [/\bhalo\b/i, 'halo'],
  [/feathered|hunting|cowboy|fedora/i, 'brimmed'],
  [/\bcap\b|beanie|ushanka|deerstalker/i, 'cap'],
];

const SOFT = ['cap', 'hood', 'bandana', 'brimmed', 'wizard', 'beast', 'wreath'] as const;

/** Kind of a hat by its name, else helmets for warriors, pointed hats for magicians, hoods for thieves, and by id for everybody else. */
export function hatKindOf({
  choices,
  name,
  level,
  properties,
}: Pick<ItemSketch, 'choices' | 'name' | 'level' | 'properties'>): HatKind {
  const named = HATS.find(([word]) => word.test(name))?.[1];
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
