import { Column, Entity, PrimaryColumn } from 'typeorm';
import { booleanColumn, epochMsColumn } from '../../../platform/persistence/columns.js';

/** The one row of the simulated game server: whether it is to run, and which process runs it. */
@Entity({ name: 'portal_demo_server', engine: 'InnoDB DEFAULT CHARSET=utf8mb4' })
export class DemoServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 })
  name: string;

  /** What was asked for with `portico demo --server`. */
  @booleanColumn({ name: 'is_wanted_online' })
  isWantedOnline: boolean;

  /** The process that lets the world live, until `expiresAt`. */
  @Column({ name: 'holder', type: 'varchar', length: 36, nullable: true })
  holder: string | null;

  @epochMsColumn({ name: 'expires_at' })
  expiresAt: number;
}
