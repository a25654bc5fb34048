import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import {
  flagTransformer,
  gameTextTransformer,
  timeTextTransformer,
  gameNumberTransformer,
} from './column-transformers.js';

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

  /** Base value without equipment, as all four of hp, mp and their maximums. */
  @Column({ name: 'maxhp', type: 'int', transformer: gameNumberTransformer }) maxHp: number;
  @Column({ name: 'maxmp', type: 'int', transformer: gameNumberTransformer }) maxMp: number;
  @Column({ name: 'meso', type: 'int', transformer: gameNumberTransformer }) meso: number;
  @Column({ name: 'job', type: 'int', transformer: gameNumberTransformer }) job: number;
  @Column({ name: 'skincolor', type: 'int', transformer: gameNumberTransformer }) skinColor: number;
  @Column({ name: 'gender', type: 'int', transformer: gameNumberTransformer }) gender: number;
  @Column({ name: 'fame', type: 'int', transformer: gameNumberTransformer }) fame: number;
  @Column({ name: 'hair', type: 'int', transformer: gameNumberTransformer }) hair: number;
  @Column({ name: 'face', type: 'int', transformer: gameNumberTransformer }) face: number;

  /** The map of the last save; it lags while the character is in the game. */
  @Column({ name: 'map', type: 'int', transformer: gameNumberTransformer }) mapId: number;

  /** 0 is a player; game master tiers are 1 to 6. */
  @Column({ name: 'gm', type: 'tinyint', transformer: gameNumberTransformer }) gmLevel: number;
  @Column({ name: 'createdate', type: 'varchar', transformer: timeTextTransformer }) createdAt: string;

  /** 0 means no guild. */
  @Column({ name: 'guildid', type: 'int', transformer: gameNumberTransformer }) guildId: number;

  /** 1 master to 5 member. */
  @Column({ name: 'guildrank', type: 'int', transformer: gameNumberTransformer }) guildRank: number;

  /** A hired merchant stands open; stale after a crash of the game server. */
  @Column({ name: 'HasMerchant', type: 'tinyint', nullable: true, transformer: flagTransformer })
  hasMerchant: boolean;

  @Column({ name: 'MerchantMesos', type: 'int', nullable: true, transformer: gameNumberTransformer })
  merchantMesos: number;

  @Column({ name: 'lastLogoutTime', type: 'varchar', transformer: timeTextTransformer }) lastLogoutAt: string;

  /** How much fits into the bags; that for cash has no column. Read only where asked for: some servers lack them. */
  @Column({ name: 'equipslots', type: 'int', select: false, transformer: gameNumberTransformer })
  equipSlots: number;

  @Column({ name: 'useslots', type: 'int', select: false, transformer: gameNumberTransformer })
  useSlots: number;

  @Column({ name: 'setupslots', type: 'int', select: false, transformer: gameNumberTransformer })
  setupSlots: number;

  @Column({ name: 'etcslots', type: 'int', select: false, transformer: gameNumberTransformer })
  etcSlots: number;
}
