import type { HatName } from './hair.js';
import type { NameIn } from '../filled-shape.js';

export type HeldName = NameIn<'people/held'>;
type TopName = NameIn<'people/tops'>;
type RobeName = NameIn<'people/robes'>;
type BottomName = NameIn<'people/bottoms'>;

/** Hues of a trade's clothes: main and trim. */
type Hues = readonly [main: number, trim: number];

/** Clothes and tools of a trade. The id chooses from each list. */
export interface Trade {
  hats?: readonly [HatName | 'none', ...(HatName | 'none')[]];
  tops?: readonly [TopName, ...TopName[]];
  robes?: readonly [RobeName, ...RobeName[]];
  bottoms?: readonly [BottomName, ...BottomName[]];
  held?: readonly [HeldName | 'none', ...(HeldName | 'none')[]];
  hues?: Hues;
  hasApron?: boolean;
  hasGlasses?: boolean;
  isOld?: boolean;
}

export const TRADES = {
  smith: {
    hats: ['bandana', 'goggles', 'none'],
    tops: ['vest', 'shirt'],
    held: ['hammer', 'tongs'],
    hues: [35, 20],
    hasApron: true,
  },
  herbalist: {
    hats: ['flowers', 'hood', 'straw'],
    tops: ['vest', 'scarf'],
    robes: ['dress', 'robe'],
    held: ['flask', 'basket', 'leaf'],
    hues: [140, 95],
  },
  sailor: {
    hats: ['tricorn', 'bandana', 'cap'],
    tops: ['striped', 'coat'],
    held: ['rope', 'fish', 'telescope'],
    hues: [250, 25],
  },
  guard: {
    hats: ['helmet', 'helmet', 'horned'],
    tops: ['plated'],
    held: ['spear', 'shield', 'sword'],
    hues: [255, 30],
  },
  scholar: {
    hats: ['wizard', 'beret', 'none'],
    robes: ['robe', 'overcoat'],
    held: ['book', 'scroll', 'quill'],
    hues: [290, 90],
    hasGlasses: true,
  },
  mage: {
    hats: ['wizard', 'wizard', 'hood'],
    robes: ['robe', 'kimono'],
    held: ['wand', 'orb', 'staff'],
    hues: [275, 90],
  },
  merchant: {
    hats: ['feather', 'beret', 'cap', 'straw'],
    tops: ['vest', 'coat', 'buttons'],
    held: ['sack', 'coin', 'basket'],
    hues: [60, 150],
  },
  cook: {
    hats: ['chef'],
    tops: ['buttons', 'scarf'],
    held: ['pan', 'ladle', 'fish'],
    hues: [20, 80],
    hasApron: true,
  },
  tailor: {
    hats: ['none', 'beret', 'flowers'],
    tops: ['vest', 'scarf'],
    robes: ['dress'],
    held: ['thread', 'scissors'],
    hues: [345, 60],
  },
  hunter: {
    hats: ['feather', 'hood', 'headband'],
    tops: ['belted', 'scarf'],
    held: ['bow', 'lantern', 'sack'],
    hues: [120, 50],
  },
  elder: {
    hats: ['none', 'nightcap', 'none'],
    robes: ['robe', 'kimono'],
    held: ['cane', 'cane', 'staff'],
    hues: [40, 90],
    isOld: true,
  },
  noble: {
    hats: ['crown', 'feather', 'crown'],
    robes: ['overcoat', 'dress'],
    tops: ['coat'],
    held: ['cane', 'scroll', 'none'],
    hues: [330, 88],
  },
  priest: { hats: ['hood', 'none'], robes: ['robe'], held: ['staff', 'book', 'bell'], hues: [85, 250] },
  engineer: {
    hats: ['goggles', 'goggles', 'cap'],
    tops: ['vest', 'belted'],
    held: ['wrench', 'gear', 'hammer'],
    hues: [65, 210],
  },
  farmer: { hats: ['straw'], tops: ['vest', 'shirt'], held: ['basket', 'fork', 'carrot'], hues: [240, 60] },
  thief: {
    hats: ['hood', 'bandana'],
    tops: ['belted', 'scarf'],
    held: ['dagger', 'coin', 'none'],
    hues: [300, 20],
  },
  child: {
    hats: ['none', 'cap', 'ears', 'nightcap'],
    tops: ['striped', 'shirt'],
    robes: ['dress'],
    bottoms: ['shorts', 'skirt'],
    held: ['balloon', 'lollipop', 'none'],
    hues: [200, 60],
  },
  performer: {
    hats: ['feather', 'ears', 'crown'],
    tops: ['coat', 'striped'],
    held: ['balloon', 'lute', 'bell'],
    hues: [310, 70],
  },
  lamplighter: { hats: ['cap', 'beret'], tops: ['coat', 'scarf'], held: ['lantern'], hues: [45, 260] },
  villager: {
    hats: ['none', 'none', 'cap', 'straw', 'beret', 'flowers', 'headband'],
    tops: ['shirt', 'vest', 'striped', 'scarf', 'buttons', 'belted'],
    robes: ['dress'],
    bottoms: ['trousers', 'shorts', 'skirt'],
    held: ['none', 'none', 'basket', 'sack', 'book', 'leaf', 'fish'],
  },
} satisfies Record<string, Trade>;

export type TradeName = keyof typeof TRADES;
