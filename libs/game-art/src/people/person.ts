import type { PictureChoices } from '../choices.js';
import type { Material } from '../color.js';
import type { Cloth } from './figure-shape.js';
import type { Trade } from './npc-trades.js';
import type { Family, NpcHints } from './npc-words.js';

/** Features of a person, chosen before drawing. */
export interface Person {
  choices: PictureChoices;
  trade: Trade;
  hints: NpcHints;
  family: Family;
  isWoman: boolean;
  isOld: boolean;
  isChild: boolean;
  skin: Material;
  dye: Material;
  cloth: Cloth;
}
