import { Column, Entity, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import {
  flagTransformer,
  gameTextTransformer,
  timeTextTransformer,
  gameNumberTransformer,
} from './column-transformers.js';
import { integerTransformer } from '../../platform/persistence/index.js';

@Entity({ name: 'characters', synchronize: false })
export class CharacterEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'accountid', type: 'int' }) accountId: number;
  @Column({ name: 'world', type: 'int', transformer: gameNumberTransformer }) world: number;
  @Column({ name: 'name', type: 'varchar', length: 13, transformer: gameTextTransformer }) name: string;
  @Column({ name: 'level', type: 'int', transformer: gameNumberTransformer }) level: number;
  @Column({ name: 'exp', type: 'int', transformer: gameNumberTransformer }) exp: number;
  @Column({ name: 'str', type: 'int', transformer: gameNumberTransformer }) str: number;
  @Column({ name: 'dex', type: 'int', transformer: gameNumberTransformer }) dex: number;
  @Column({ name: 'luk', type: 'int', transformer: gameNumberTransformer }) luk: number;
  @Column({ name: 'int', type: 'int', transformer: gameNumberTransformer }) int: number;
  @Column({ name: 'hp', type: 'int', transformer: gameNumberTransformer }) hp: number;
  @Column({ name: 'mp', type: 'int', transformer: gameNumberTransformer }) mp: number;

  /** Base value without equipment, like all four of hp, mp and their maximums. */
  @Column({ name: 'maxhp', type: 'int', transformer: gameNumberTransformer }) maxHp: number;
  @Column({ name: 'maxmp', type: 'int', transformer: gameNumberTransformer }) maxMp: number;
  @Column({ name: 'meso', type: 'int', transformer: gameNumberTransformer }) meso: number;
  @Column({ name: 'job', type: 'int', transformer: gameNumberTransformer }) job: number;
  @Column({ name: 'skincolor', type: 'int', transformer: gameNumberTransformer }) skinColor: number;
  @Column({ name: 'gender', type: 'int', transformer: gameNumberTransformer }) gender: number;
  @Column({ name: 'fame', type: 'int', transformer: gameNumberTransformer }) fame: number;
  @Column({ name: 'hair', type: 'int', transformer: gameNumberTransformer }) hair: number;
  @Column({ name: 'face', type: 'int', transformer: gameNumberTransformer }) face: number;

  /** The map of the last save, which is out of date while the character is in the game. */
  @Column({ name: 'map', type: 'int', transformer: gameNumberTransformer }) mapId: number;

  /** 0 is a player; game master tiers are 1 to 6. */
  @Column({ name: 'gm', type: 'tinyint', transformer: gameNumberTransformer }) gmLevel: number;
  @Column({ name: 'createdate', type: 'varchar', transformer: timeTextTransformer }) createdAt: string;

  /** 0 means no guild. */
  @Column({ name: 'guildid', type: 'int', transformer: gameNumberTransformer }) guildId: number;

  /** 1 master to 5 member. */
  @Column({ name: 'guildrank', type: 'int', transformer: gameNumberTransformer }) guildRank: number;

  /** A hired merchant is open; stale after a crash of the game server. */
  @Column({ name: 'HasMerchant', type: 'tinyint', nullable: true, transformer: flagTransformer })
  hasMerchant: boolean;

  @Column({ name: 'MerchantMesos', type: 'int', nullable: true, transformer: gameNumberTransformer })
  merchantMesos: number;

  @Column({ name: 'lastLogoutTime', type: 'varchar', transformer: timeTextTransformer }) lastLogoutAt: string;

  /** Slots of the bags; the cash bag has no column. Selected only on demand: some servers lack them. */
  @Column({ name: 'equipslots', type: 'int', select: false, transformer: gameNumberTransformer })
  equipSlots: number;

  @Column({ name: 'useslots', type: 'int', select: false, transformer: gameNumberTransformer })
  useSlots: number;

  @Column({ name: 'setupslots', type: 'int', select: false, transformer: gameNumberTransformer })
  setupSlots: number;

  @Column({ name: 'etcslots', type: 'int', select: false, transformer: gameNumberTransformer })
  etcSlots: number;
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

  @Column({ name: 'exp_gain_time', type: 'varchar', nullable: true, transformer: timeTextTransformer })
  at: string | null;

  @Column({ name: 'charid', type: 'int' }) characterId: number;
}
