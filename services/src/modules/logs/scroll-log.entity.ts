import { Column, Entity, Index } from 'typeorm';
import { booleanColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';
import { GameLogEntity } from './game-log.entity.js';

/** One scroll used on a piece of equipment. */
@Entity({ name: 'portal_scroll_log', engine: TABLE_ENGINE })
@Index('portal_scroll_log_at', ['at'])
@Index('portal_scroll_log_character', ['characterId', 'at'])
@Index('portal_scroll_log_success', ['success', 'at'])
@Index('portal_scroll_log_item', ['itemId', 'at'])
@Index('portal_scroll_log_scroll', ['scrollId', 'at'])
export class ScrollLogEntity extends GameLogEntity {
  @Column({ name: 'character_id', type: 'int' }) characterId: number;

  /** The piece of equipment. */
  @Column({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'scroll_id', type: 'int' }) scrollId: number;
  @booleanColumn({ name: 'success' }) success: boolean;

  /** A white scroll was spent: a failure then costs no slot. */
  @booleanColumn({ name: 'white_scroll' }) whiteScroll: boolean;
  @Column({ name: 'slots_before', type: 'int' }) slotsBefore: number;
  @Column({ name: 'slots_after', type: 'int' }) slotsAfter: number;
}
