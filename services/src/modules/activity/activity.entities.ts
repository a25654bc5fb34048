import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, integerTransformer, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** The portal's position in the events of the running game. */
@Entity({ name: 'portal_bridge_cursor', engine: TABLE_ENGINE })
export class BridgeCursorEntity {
  /** Always `events`. */
  @PrimaryColumn({ name: 'stream', type: 'varchar', length: 16 }) stream: string;

  /** The bridge's cursor, `boot-number`; empty before the first reading. */
  @Column({ name: 'position', type: 'varchar', length: 48 }) position: string;
  @epochMsColumn({ name: 'moved_at' }) movedAt: number;
}

/** Kinds of events that only the running game reports. */
export const GAME_EVENT_KINDS = ['reached', 'defeat', 'sale'] as const;

/** Acts of a character, a store or the staff that other players like to read about. */
export const WORLD_EVENT_KINDS = ['level', 'boss', 'store', 'drops', ...GAME_EVENT_KINDS] as const;

export type WorldEventKind = (typeof WORLD_EVENT_KINDS)[number];

@Entity({ name: 'portal_world_event', engine: TABLE_ENGINE })
@Index('portal_world_event_once', ['kind', 'subject'], { unique: true })
@Index('portal_world_event_at', ['at'])
export class WorldEventEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** 0 for an event from before the portal's first look. */
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'kind', type: 'varchar', length: 8 }) kind: WorldEventKind;

  /** Identifies the event among those of its kind, so that it is written only once. */
  @Column({ name: 'subject', type: 'varchar', length: 40 }) subject: string;
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'name', type: 'varchar', length: 64 }) name: string;

  /** The boss or monster, the sign of the store, the level, the item, or the note of the change set. */
  @Column({ name: 'detail', type: 'varchar', length: 300 }) detail: string;
}

export type NewEvent = Omit<WorldEventEntity, 'id'>;

@Entity({ name: 'portal_online_hidden', engine: TABLE_ENGINE })
export class HiddenAccountEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @epochMsColumn({ name: 'hidden_at' }) hiddenAt: number;
}

/** Number of players in a minute. After a week only the mean of each hour is kept. */
@Entity({ name: 'portal_online_sample', engine: TABLE_ENGINE })
export class OnlineSampleEntity {
  /** Start of a whole minute or a whole hour, epoch ms. */
  @PrimaryColumn({ name: 'at', type: 'bigint', transformer: integerTransformer }) at: number;
  @Column({ name: 'minutes', type: 'int' }) minutes: number;

  /** Rounded mean. */
  @Column({ name: 'players', type: 'int' }) players: number;
  @Column({ name: 'peak', type: 'int' }) peak: number;
}
