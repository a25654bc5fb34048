import { Entity, PrimaryColumn, Column } from 'typeorm';
import { booleanColumn, TABLE_ENGINE, epochMsColumn } from '@portico/services/platform/persistence';

/** The single row of the simulated game server, with its switch. */
@Entity({ name: 'portal_demo_server', engine: TABLE_ENGINE })
export class DemoServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;

  /** The last state that `portico demo --server` asked for. */
  @booleanColumn({ name: 'is_wanted_online' }) isWantedOnline: boolean;
}

/** A visitor in the simulated game, with that game's memory of the account and character. */
@Entity({ name: 'portal_demo_visit', engine: TABLE_ENGINE })
export class DemoVisitEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  @Column({ name: 'character_id', type: 'int' }) characterId: number;

  @epochMsColumn({ name: 'entered_at' }) enteredAt: number;

  /** A `VisitMemory` as JSON. */
  @Column({ name: 'memory', type: 'text' }) memory: string;
}
