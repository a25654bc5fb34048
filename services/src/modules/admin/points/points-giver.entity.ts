import { Column, Entity, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** An admin who gives points, locked while their grants of the day are added up: no two of them are below the threshold at once. */
@Entity({ name: 'portal_points_giver', engine: TABLE_ENGINE })
export class PointsGiverEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'grants', type: 'int', default: 0 }) grants: number;
}
