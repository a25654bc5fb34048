import type { HatName } from './hair.js';
import type { NameIn } from '../filled-shape.js';
import type { TRADES } from '../generated/tables.js';

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

export type TradeName = keyof typeof TRADES;
