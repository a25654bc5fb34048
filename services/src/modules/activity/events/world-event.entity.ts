import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Kinds that only the running game tells. */
export const GAME_EVENT_KINDS = ['reached', 'defeat', 'sale'] as const;

/** Kinds of acts of a character, a store or the staff that others like to read. */
export const WORLD_EVENT_KINDS = ['level', 'boss', 'store', 'drops', ...GAME_EVENT_KINDS] as const;

export type WorldEventKind = (typeof WORLD_EVENT_KINDS)[number];

/** An event in the world. */
@Entity({ name: 'portal_world_event', engine: TABLE_ENGINE })
@Index('portal_world_event_once', ['kind', 'subject'], { unique: true })
@Index('portal_world_event_at', ['at'])
export class WorldEventEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' })
  id: number;

  /** 0 for what had happened before the portal began to look. */
  @epochMsColumn({ name: 'at' })
  at: number;

  @Column({ name: 'kind', type: 'varchar', length: 8 })
  kind: WorldEventKind;

  /** Tells it from others of its kind, so that it is written once. */
  @Column({ name: 'subject', type: 'varchar', length: 40 })
  subject: string;

  @Column({ name: 'character_id', type: 'int', nullable: true })
  characterId: number | null;

  /** The character's name; empty for none. */
  @Column({ name: 'name', type: 'varchar', length: 64 })
  name: string;

  /** The boss or monster, what the sign of the store says, the level, the item, or the note of the change set. */
  @Column({ name: 'detail', type: 'varchar', length: 300 })
  detail: string;
}
