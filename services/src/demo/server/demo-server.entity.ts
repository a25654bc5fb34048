import { Entity, PrimaryColumn } from 'typeorm';
import { booleanColumn } from '../../platform/persistence/columns.js';
import { TABLE_ENGINE } from '../../platform/persistence/index.js';

/** The one row of the simulated game server: whether it is to run. */
@Entity({ name: 'portal_demo_server', engine: TABLE_ENGINE })
export class DemoServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 })
  name: string;

  /** What was asked for with `portico demo --server`. */
  @booleanColumn({ name: 'is_wanted_online' })
  isWantedOnline: boolean;
}
