import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

export const CANARY_OUTCOMES = ['promoted', 'stopped', 'rolled_back', 'replaced'] as const;

/** `replaced`: another version went into service, or the remote was retired. */
export type CanaryOutcome = (typeof CANARY_OUTCOMES)[number];

/** A canary, and once it has ended, how and with which counts. */
@Entity({ name: 'portal_release_canary', engine: TABLE_ENGINE })
@Index('portal_release_canary_remote', ['remote', 'startedAt'])
export class CanaryEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 8 }) id: string;
  @Column({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  @Column({ name: 'version', type: 'varchar', length: 80 }) version: string;
  /** Version in service, which the control group gets. */
  @Column({ name: 'compared_with', type: 'varchar', length: 80 }) comparedWith: string;
  /** Percent, as it was set last. */
  @Column({ name: 'share', type: 'integer' }) share: number;
  @epochMsColumn({ name: 'started_at' }) startedAt: number;
  /** Admin, or author and token of an upload; null for a command. */
  @Column({ name: 'started_by', type: 'varchar', length: 200, nullable: true }) startedBy: string | null;
  @Column({ name: 'start_reason', type: 'varchar', length: 300, nullable: true }) startReason: string | null;
  @epochMsColumn({ name: 'ended_at', nullable: true }) endedAt: number | null;
  @Column({ name: 'outcome', type: 'varchar', length: 12, nullable: true }) outcome: CanaryOutcome | null;
  /** Null for a command, and where the rule decided. */
  @Column({ name: 'ended_by', type: 'varchar', length: 200, nullable: true }) endedBy: string | null;
  @booleanColumn({ name: 'is_by_rule' }) isByRule: boolean;
  @Column({ name: 'end_reason', type: 'varchar', length: 300, nullable: true }) endReason: string | null;
  @Column({ name: 'canary_visitors', type: 'integer' }) canaryVisitors: number;
  @Column({ name: 'canary_faults', type: 'integer' }) canaryFaults: number;
  @Column({ name: 'control_visitors', type: 'integer' }) controlVisitors: number;
  @Column({ name: 'control_faults', type: 'integer' }) controlFaults: number;
}

/** A visitor of a canary or of its control group. The rows go when the canary ends. */
@Entity({ name: 'portal_canary_visitor', engine: TABLE_ENGINE })
export class CanaryVisitorEntity {
  @PrimaryColumn({ name: 'canary_id', type: 'varchar', length: 8 }) canaryId: string;
  /** Keyed hash of the network: no address can be told from it, and no two canaries have the same one. */
  @PrimaryColumn({ name: 'visitor', type: 'varchar', length: 22 }) visitor: string;
  /** False: of the control group. */
  @booleanColumn({ name: 'is_canary' }) isCanary: boolean;
  /** Number of the cookie. */
  @Column({ name: 'draw', type: 'integer' }) draw: number;
  @Column({ name: 'views', type: 'integer' }) views: number;
  @booleanColumn({ name: 'is_faulty' }) isFaulty: boolean;
  /** Web vitals of the first view that told them: milliseconds, thousandths, milliseconds. */
  @Column({ name: 'lcp', type: 'integer', nullable: true }) lcp: number | null;
  @Column({ name: 'cls', type: 'integer', nullable: true }) cls: number | null;
  @Column({ name: 'inp', type: 'integer', nullable: true }) inp: number | null;
}
