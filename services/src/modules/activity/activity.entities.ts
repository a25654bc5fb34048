import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { DAY_MS } from '@portico/domain';
import { epochMsColumn, integerTransformer, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** How far the portal has read what the running game tells. */
@Entity({ name: 'portal_bridge_cursor', engine: TABLE_ENGINE })
export class BridgeCursorEntity {
  /** `events`. */
  @PrimaryColumn({ name: 'stream', type: 'varchar', length: 16 }) stream: string;

  /** The bridge's cursor, `boot-number`; empty before the first reading. */
  @Column({ name: 'position', type: 'varchar', length: 48 }) position: string;
  @epochMsColumn({ name: 'moved_at' }) movedAt: number;
}

/** Kinds that only the running game tells. */
export const GAME_EVENT_KINDS = ['reached', 'defeat', 'sale'] as const;

/** Kinds of acts of a character, a store or the staff that others like to read. */
export const WORLD_EVENT_KINDS = ['level', 'boss', 'store', 'drops', ...GAME_EVENT_KINDS] as const;

export type WorldEventKind = (typeof WORLD_EVENT_KINDS)[number];

@Entity({ name: 'portal_world_event', engine: TABLE_ENGINE })
@Index('portal_world_event_once', ['kind', 'subject'], { unique: true })
@Index('portal_world_event_at', ['at'])
export class WorldEventEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** 0 for what had happened before the portal began to look. */
  @epochMsColumn({ name: 'at' }) at: number;

  @Column({ name: 'kind', type: 'varchar', length: 8 }) kind: WorldEventKind;

  /** Tells it from others of its kind, so that it is written once. */
  @Column({ name: 'subject', type: 'varchar', length: 40 }) subject: string;

  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;

  /** The character's name; empty for none. */
  @Column({ name: 'name', type: 'varchar', length: 64 }) name: string;

  /** The boss or monster, what the sign of the store says, the level, the item, or the note of the change set. */
  @Column({ name: 'detail', type: 'varchar', length: 300 }) detail: string;
}

/** How long an event is kept, and how far back the first look goes; characters at the highest level are kept for good. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

export type NewEvent = Omit<WorldEventEntity, 'id'>;

/** How many played in a minute; of those older than a week, in an hour. */
@Entity({ name: 'portal_online_sample', engine: TABLE_ENGINE })
export class OnlineSampleEntity {
  /** When it began, epoch ms: a whole minute, or a whole hour. */
  @PrimaryColumn({ name: 'at', type: 'bigint', transformer: integerTransformer }) at: number;

  /** How many minutes were counted: 1, or up to 60 of an hour. */
  @Column({ name: 'minutes', type: 'int' }) minutes: number;

  /** Rounded mean. */
  @Column({ name: 'players', type: 'int' }) players: number;

  @Column({ name: 'peak', type: 'int' }) peak: number;
}
