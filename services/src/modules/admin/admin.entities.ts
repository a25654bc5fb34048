import type { AccountNoteKind, PointsRequestState, PointType, SuspicionRule } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { booleanColumn, epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

@Entity({ name: 'portal_suspicion', engine: TABLE_ENGINE })
@Index('portal_suspicion_once', ['rule', 'accountId', 'day'], { unique: true })
@Index('portal_suspicion_at', ['at'])
@Index('portal_suspicion_open', ['reviewedAt', 'at'])
@Index('portal_suspicion_rule', ['rule', 'reviewedAt', 'at'])
@Index('portal_suspicion_account', ['accountId', 'reviewedAt'])
export class SuspicionEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'rule', type: 'varchar', length: 24 }) rule: SuspicionRule;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** `YYYY-MM-DD` by the server's clock. */
  @Column({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'evidence', type: 'text' }) evidence: string;
  @epochMsColumn({ name: 'looked_at', nullable: true }) reviewedAt: number | null;
  @Column({ name: 'looked_by', type: 'int', nullable: true }) reviewedBy: number | null;
  @Column({ name: 'note', type: 'varchar', length: 200, nullable: true }) note: string | null;
}

@Entity({ name: 'portal_suspicion_progress', engine: TABLE_ENGINE })
export class SuspicionProgressEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 16 }) name: string;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
  @Column({ name: 'vote_id', type: 'int' }) voteId: number;
}

@Entity({ name: 'portal_account_note', engine: TABLE_ENGINE })
@Index('portal_account_note_account', ['accountId', 'id'])
export class AccountNoteEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'author_id', type: 'int' }) authorId: number;
  @Column({ name: 'kind', type: 'varchar', length: 8 }) kind: AccountNoteKind;
  @Column({ name: 'text', type: 'varchar', length: 500 }) text: string;
}

/** Kinds of subjects: a source of money in the game, a reason of the ledger, an account, an item. `done` marks a complete day. */
const ECONOMY_KINDS = ['source', 'ledger', 'mover', 'item', 'done'] as const;
type EconomyKind = (typeof ECONOMY_KINDS)[number];

/** Sums of one whole day of the server's calendar, so that a page need not add up the logs of a month. */
@Entity({ name: 'portal_economy_day', engine: TABLE_ENGINE })
export class EconomyDayEntity {
  /** `YYYY-MM-DD` by the server's clock. */
  @PrimaryColumn({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 8 }) kind: EconomyKind;

  /** `NX`, `VP` or `MESO`; empty for items. */
  @PrimaryColumn({ name: 'currency', type: 'varchar', length: 8 }) currency: string;
  @PrimaryColumn({ name: 'subject', type: 'varchar', length: 64 }) subject: string;
  @moneyColumn({ name: 'paid', default: 0 }) paid: number;
  @moneyColumn({ name: 'taken', default: 0 }) taken: number;
}

/** Points that an admin gave or requested. Grants without a second admin are approved from the start. */
@Entity({ name: 'portal_points_request', engine: TABLE_ENGINE })
@Index('portal_points_request_key', ['entryKey'], { unique: true })
@Index('portal_points_request_giver', ['askedBy', 'pointType', 'at'])
@Index('portal_points_request_list', ['needsConfirmation', 'id'])
export class PointsRequestEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** Key of the grant: it is given once, however often the request is approved. */
  @Column({ name: 'entry_key', type: 'varchar', length: 112 }) entryKey: string;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'asked_by', type: 'int' }) askedBy: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_name', type: 'varchar', length: 13 }) characterName: string;
  @Column({ name: 'point_type', type: 'varchar', length: 8 }) pointType: PointType;
  @Column({ name: 'amount', type: 'int' }) amount: number;

  /** Shown to the player; empty for a small grant without a reason. */
  @Column({ name: 'reason', type: 'varchar', length: 200 }) reason: string;
  @Column({ name: 'note', type: 'varchar', length: 200, default: '' }) note: string;
  @booleanColumn({ name: 'needs_confirmation' }) needsConfirmation: boolean;
  @Column({ name: 'state', type: 'varchar', length: 16 }) state: PointsRequestState;
  @Column({ name: 'decided_by', type: 'int', nullable: true }) decidedBy: number | null;
  @epochMsColumn({ name: 'decided_at', nullable: true }) decidedAt: number | null;
}

/** Locked while the grants of the day are added up, so that two grants at once cannot both be below the threshold. */
@Entity({ name: 'portal_points_giver', engine: TABLE_ENGINE })
export class PointsGiverEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'grants', type: 'int', default: 0 }) grants: number;
}
