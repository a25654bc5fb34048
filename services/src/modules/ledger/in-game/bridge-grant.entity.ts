import type { LedgerReason } from '@portico/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** `waiting` is decided once: by the plug, or by the portal, which deletes the row. */
export type BridgeGrantState = 'waiting' | 'applied' | 'refused';

/** An operation that the running game is to apply in its memory: the plug in it reads and decides the row (`docs/bridge`). */
@Entity({ name: 'portal_bridge_grant', engine: TABLE_ENGINE })
@Index('portal_bridge_grant_account', ['accountId', 'settledAt'])
@Index('portal_bridge_grant_settled', ['settledAt', 'createdAt'])
export class BridgeGrantEntity {
  /** The key of the operation. */
  @PrimaryColumn({ name: 'grant_key', type: 'varchar', length: 112 }) key: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'character_id', type: 'int', nullable: true }) characterId: number | null;

  @Column({ name: 'nx', type: 'int' }) nx: number;
  @Column({ name: 'vp', type: 'int' }) vp: number;
  @Column({ name: 'meso', type: 'int' }) meso: number;
  @Column({ name: 'hp', type: 'int' }) hp: number;
  @Column({ name: 'mp', type: 'int' }) mp: number;
  @Column({ name: 'hp_max', type: 'int' }) hpMax: number;
  @Column({ name: 'mp_max', type: 'int' }) mpMax: number;

  @Column({ name: 'state', type: 'varchar', length: 10 }) state: BridgeGrantState;
  @Column({ name: 'code', type: 'varchar', length: 32, nullable: true }) code: string | null;
  @Column({ name: 'nx_after', type: 'int', nullable: true }) nxAfter: number | null;
  @Column({ name: 'vp_after', type: 'int', nullable: true }) vpAfter: number | null;
  @Column({ name: 'meso_after', type: 'int', nullable: true }) mesoAfter: number | null;
  @Column({ name: 'hp_after', type: 'int', nullable: true }) hpAfter: number | null;
  @Column({ name: 'mp_after', type: 'int', nullable: true }) mpAfter: number | null;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'decided_at', nullable: true }) decidedAt: number | null;

  @Column({ name: 'reason', type: 'varchar', length: 32 }) reason: LedgerReason;
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;

  /** When the ledger took it over. */
  @epochMsColumn({ name: 'settled_at', nullable: true }) settledAt: number | null;
}
