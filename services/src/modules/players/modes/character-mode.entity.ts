import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** How a character plays. A character without a row plays without a mode. */
@Entity({ name: 'portal_character_mode', engine: TABLE_ENGINE })
@Index('portal_character_mode_mode', ['mode'])
@Index('portal_character_mode_group', ['groupId'])
export class CharacterModeEntity {
  @PrimaryColumn({ name: 'character_id', type: 'int' }) characterId: number;

  /** One of `IRONMAN_MODE`. */
  @Column({ name: 'mode', type: 'tinyint', default: 0 }) mode: number;

  /** In the modes 1 and 2 a first death is for ever: the character has fallen. */
  @Column({ name: 'deaths', type: 'int', default: 0 }) deaths: number;

  /** Only in mode 3; a member that left its group keeps the mode and has none. */
  @Column({ name: 'group_id', type: 'int', nullable: true }) groupId: number | null;
  @Column({ name: 'bosses_killed', type: 'int', default: 0 }) bossesKilled: number;
  @moneyColumn({ name: 'playtime_ms', default: 0 }) playtimeMs: number;
  @epochMsColumn({ name: 'updated_at' }) updatedAt: number;
}
