import { BossLogEntity } from './boss-log.entity.js';
import { CharacterModeEntity } from './character-mode.entity.js';
import { InkwellLogEntity } from './inkwell-log.entity.js';
import { IronmanGroupEntity } from './ironman-group.entity.js';
import { CreateModes1780000001000 } from './migrations/1780000001000-create-modes.js';
import { CreateGameLogs1780000001100 } from './migrations/1780000001100-create-game-logs.js';
import { CreateAccountRecords1780000001200 } from './migrations/1780000001200-create-account-records.js';
import { NxLogEntity } from './nx-log.entity.js';
import { OreItemEntity } from './ore-item.entity.js';
import { RewardClaimEntity } from './reward-claim.entity.js';
import { ScrollLogEntity } from './scroll-log.entity.js';
import { VoteEntity } from './vote.entity.js';

export * from './boss-log.entity.js';
export * from './character-mode.entity.js';
export * from './inkwell-log.entity.js';
export * from './ironman-group.entity.js';
export * from './nx-log.entity.js';
export * from './ore-item.entity.js';
export * from './reward-claim.entity.js';
export * from './scroll-log.entity.js';
export * from './vote.entity.js';

/** Tables of ours that the game server, its scripts or the demo world fill; Portico reads them, some it writes too. */
export const recordEntities = [
  CharacterModeEntity,
  IronmanGroupEntity,
  BossLogEntity,
  ScrollLogEntity,
  NxLogEntity,
  InkwellLogEntity,
  OreItemEntity,
  VoteEntity,
  RewardClaimEntity,
];

export const recordMigrations = [
  CreateModes1780000001000,
  CreateGameLogs1780000001100,
  CreateAccountRecords1780000001200,
];
