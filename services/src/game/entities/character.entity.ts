import { Column, Entity, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import {
  flagTransformer,
  gameTextTransformer,
  timeTextColumn,
  gameNumberColumn,
} from './column-transformers.js';
import { integerTransformer } from '../../platform/persistence/index.js';

@Entity({ name: 'characters', synchronize: false })
export class CharacterEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'accountid', type: 'int' }) accountId: number;
  @gameNumberColumn('world') world: number;
  @Column({ name: 'name', type: 'varchar', length: 13, transformer: gameTextTransformer }) name: string;
  @gameNumberColumn('level') level: number;
  @gameNumberColumn('exp') exp: number;
  @gameNumberColumn('str') str: number;
  @gameNumberColumn('dex') dex: number;
  @gameNumberColumn('luk') luk: number;
  @gameNumberColumn('int') int: number;

  /** Base values, without equipment: `hp`, `mp`, `maxHp` and `maxMp`. */
  @gameNumberColumn('hp') hp: number;
  @gameNumberColumn('mp') mp: number;
  @gameNumberColumn('maxhp') maxHp: number;
  @gameNumberColumn('maxmp') maxMp: number;
  @gameNumberColumn('meso') meso: number;
  @gameNumberColumn('job') job: number;
  @gameNumberColumn('skincolor') skinColor: number;
  @gameNumberColumn('gender') gender: number;
  @gameNumberColumn('fame') fame: number;
  @gameNumberColumn('hair') hair: number;
  @gameNumberColumn('face') face: number;

  /** The map of the last save, which is out of date while the character is in the game. */
  @gameNumberColumn('map') mapId: number;

  /** 0 is a player; game master tiers are 1 to 6. */
  @gameNumberColumn('gm', { type: 'tinyint' }) gmLevel: number;
  @timeTextColumn('createdate') createdAt: string;

  /** 0 means no guild. */
  @gameNumberColumn('guildid') guildId: number;

  /** 1 master to 5 member. */
  @gameNumberColumn('guildrank') guildRank: number;

  /** A hired merchant is open; stale after a crash of the game server. */
  @Column({ name: 'HasMerchant', type: 'tinyint', nullable: true, transformer: flagTransformer })
  hasMerchant: boolean;

  @gameNumberColumn('MerchantMesos', { nullable: true }) merchantMesos: number;
  @timeTextColumn('lastLogoutTime') lastLogoutAt: string;

  /** Slots of the bags; the cash bag has no column. Selected only on demand: some servers lack them. */
  @gameNumberColumn('equipslots', { select: false }) equipSlots: number;
  @gameNumberColumn('useslots', { select: false }) useSlots: number;
  @gameNumberColumn('setupslots', { select: false }) setupSlots: number;
  @gameNumberColumn('etcslots', { select: false }) etcSlots: number;
}

/** One kind of card of a character. The number of rows is the character's card count. */
@Entity({ name: 'monsterbook', synchronize: false })
export class MonsterBookEntity {
  @PrimaryColumn({ name: 'charid', type: 'int' }) characterId: number;
  @PrimaryColumn({ name: 'cardid', type: 'int' }) cardId: number;

  /** Copies, 1 to 5. */
  @Column({ name: 'level', type: 'int' }) level: number;
}

/** Experience that a character gained, in batches of a minute. Only Cosmic has it, with `USE_EXP_GAIN_LOG` on. */
@Entity({ name: 'characterexplogs', synchronize: false })
export class ExperienceLogEntity {
  @PrimaryColumn({ name: 'id', type: 'bigint', transformer: integerTransformer }) id: number;
  @Column({ name: 'world_exp_rate', type: 'int', nullable: true }) worldRate: number | null;
  @Column({ name: 'exp_coupon', type: 'int', nullable: true }) couponRate: number | null;

  @Column({ name: 'gained_exp', type: 'bigint', nullable: true, transformer: integerTransformer })
  gained: number | null;

  /** The character's EXP afterwards. */
  @Column({ name: 'current_exp', type: 'int', nullable: true }) current: number | null;
  @timeTextColumn('exp_gain_time', { nullable: true }) at: string | null;
  @Column({ name: 'charid', type: 'int' }) characterId: number;
}
