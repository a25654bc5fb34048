import type { PointsRequestState, PointType } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Points that an admin gave or requested. Grants without a second admin are approved from the start. */
@Entity({ name: 'portal_points_request', engine: TABLE_ENGINE })
@Index('portal_points_request_key', ['entryKey'], { unique: true })
@Index('portal_points_request_giver', ['askedBy', 'pointType', 'at'])
@Index('portal_points_request_list', ['needsConfirmation', 'id'])
export class PointsRequestEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** The key of the grant: however often it is approved, it is given once. */
  @Column({ name: 'entry_key', type: 'varchar', length: 112 }) entryKey: string;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'asked_by', type: 'int' }) askedBy: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_name', type: 'varchar', length: 13 }) characterName: string;
  @Column({ name: 'point_type', type: 'varchar', length: 8 }) pointType: PointType;
  @Column({ name: 'amount', type: 'int' }) amount: number;

  /** The player reads it; empty for a small grant without one. */
  @Column({ name: 'reason', type: 'varchar', length: 200 }) reason: string;

  @Column({ name: 'note', type: 'varchar', length: 200, default: '' }) note: string;
  @booleanColumn({ name: 'needs_confirmation' }) needsConfirmation: boolean;
  @Column({ name: 'state', type: 'varchar', length: 16 }) state: PointsRequestState;
  @Column({ name: 'decided_by', type: 'int', nullable: true }) decidedBy: number | null;
  @epochMsColumn({ name: 'decided_at', nullable: true }) decidedAt: number | null;
}

/** An admin who gives points, locked while their grants of the day are added up: no two of them are below the threshold at once. */
@Entity({ name: 'portal_points_giver', engine: TABLE_ENGINE })
export class PointsGiverEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'grants', type: 'int', default: 0 }) grants: number;
}
