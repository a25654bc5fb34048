import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '@portico/services/platform/persistence';

/** A visitor in the simulated game: what that game has in memory of its account and character. */
@Entity({ name: 'portal_demo_visit', engine: TABLE_ENGINE })
export class DemoVisitEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' })
  accountId: number;

  @Column({ name: 'character_id', type: 'int' })
  characterId: number;

  @epochMsColumn({ name: 'entered_at' })
  enteredAt: number;

  /** A `VisitMemory` as JSON. */
  @Column({ name: 'memory', type: 'text' })
  memory: string;
}
