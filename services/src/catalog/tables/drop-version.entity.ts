import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** Key of the single row in `portal_drop_version`. */
export const DROP_VERSION = 'drops';

/** Each edit changes this row in its own unit of work. Every process sees that and reads the drops again at once. */
@Entity({ name: 'portal_drop_version', engine: TABLE_ENGINE })
export class DropVersionEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 32 }) name: string;
  @Column({ name: 'version', type: 'int' }) version: number;

  /** Null before the first edit. */
  @epochMsColumn({ name: 'monsters_edited_at', nullable: true }) monstersEditedAt: number | null;
  @epochMsColumn({ name: 'reactors_edited_at', nullable: true }) reactorsEditedAt: number | null;

  /** Time at which the portal last asked the game to reload its drops. */
  @epochMsColumn({ name: 'reloaded_at', nullable: true }) reloadedAt: number | null;
}
