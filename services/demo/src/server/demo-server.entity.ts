import { Entity, PrimaryColumn } from 'typeorm';
import { booleanColumn } from '@portico/services/platform/persistence';
import { TABLE_ENGINE } from '@portico/services/platform/persistence';

/** Single row of the simulated game server, with its switch. */
@Entity({ name: 'portal_demo_server', engine: TABLE_ENGINE })
export class DemoServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 })
  name: string;

  /** The state that `portico demo --server` asked for. */
  @booleanColumn({ name: 'is_wanted_online' })
  isWantedOnline: boolean;
}
