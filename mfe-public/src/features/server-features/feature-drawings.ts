import { CURRENCY_DRAWINGS, REWARD_DRAWINGS, type DrawingPart } from '@portico/game-ui';
import * as drawings from '../../generated/feature-drawings';
import type { FeatureCardKey } from './feature-cards';

/** One drawing per card, 48 units square. */
export const FEATURE_DRAWINGS: Readonly<Record<FeatureCardKey, readonly DrawingPart[]>> = {
  rates: drawings.RATES,
  fair: drawings.FAIR,
  ironman: drawings.IRONMAN,
  dailyQuests: REWARD_DRAWINGS.scroll,
  nxPreview: drawings.NX_PREVIEW,
  quickAuction: drawings.QUICK_AUCTION,
  hair: drawings.HAIR,
  coin: CURRENCY_DRAWINGS.MESO,
  buffs: CURRENCY_DRAWINGS.MP,
  resurrection: drawings.RESURRECTION,
  teleport: drawings.TELEPORT,
  nameChange: drawings.NAME_CHANGE,
  pitch: REWARD_DRAWINGS.perfectPitch,
  login: REWARD_DRAWINGS.item,
  belt: drawings.BELT,
  medals: drawings.MEDALS,
  timed: drawings.TIMED,
  castle: drawings.CASTLE,
  totem: drawings.TOTEM,
  leaf: CURRENCY_DRAWINGS.maplePoint,
  stack: drawings.STACK,
  gachapon: REWARD_DRAWINGS.gachaponTicket,
  voting: CURRENCY_DRAWINGS.VP,
  exchange: CURRENCY_DRAWINGS.NX,
};
