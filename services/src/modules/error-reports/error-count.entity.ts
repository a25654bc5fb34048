import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** How often browsers reported an error of a release within an hour. */
@Entity({ name: 'portal_error_count', engine: TABLE_ENGINE })
export class ErrorCountEntity {
  @epochMsColumn({ name: 'hour_at', primary: true }) hourAt: number;
  @PrimaryColumn({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @PrimaryColumn({ name: 'version', type: 'varchar', length: 80 }) version: string;
  @PrimaryColumn({ name: 'fingerprint', type: 'varchar', length: 16 }) fingerprint: string;

  /** Message of the first report. */
  @Column({ name: 'message', type: 'varchar', length: 200 }) message: string;
  @Column({ name: 'place', type: 'varchar', length: 160 }) place: string;
  @moneyColumn({ name: 'occurrences' }) occurrences: number;
}
