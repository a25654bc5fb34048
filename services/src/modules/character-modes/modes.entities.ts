import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** The mode of a character. A character without a row plays without a mode. */
@Entity({ name: 'portal_character_mode', engine: TABLE_ENGINE })
@Index('portal_character_mode_mode', ['mode'])
@Index('portal_character_mode_group', ['groupId'])
export class CharacterModeEntity {
  @PrimaryColumn({ name: 'character_id', type: 'int' }) characterId: number;

  /** One of `IRONMAN_MODE`. */
  @Column({ name: 'mode', type: 'tinyint', default: 0 }) mode: number;

  /** In the modes 1 and 2 the first death is final: the character has fallen. */
  @Column({ name: 'deaths', type: 'int', default: 0 }) deaths: number;

  /** Only in mode 3. A member that left its group keeps the mode without a group. */
  @Column({ name: 'group_id', type: 'int', nullable: true }) groupId: number | null;
  @Column({ name: 'bosses_killed', type: 'int', default: 0 }) bossesKilled: number;
  @moneyColumn({ name: 'playtime_ms', default: 0 }) playtimeMs: number;
  @epochMsColumn({ name: 'updated_at' }) updatedAt: number;
}

/** Ironmen that share their finds. The group's members are the characters whose mode has its id. */
@Entity({ name: 'portal_ironman_group', engine: TABLE_ENGINE })
export class IronmanGroupEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'name', type: 'varchar', length: 45 }) name: string;
  @Column({ name: 'leader_character_id', type: 'int' }) leaderCharacterId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}
