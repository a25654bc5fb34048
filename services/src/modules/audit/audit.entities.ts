import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  epochMsColumn,
  integerTransformer,
  moneyColumn,
  TABLE_ENGINE,
} from '../../platform/persistence/index.js';

/** Rows are only added, never changed. */
@Entity({ name: 'portal_audit', engine: TABLE_ENGINE })
@Index('portal_audit_account', ['accountId', 'id'])
@Index('portal_audit_action', ['action', 'id'])
@Index('portal_audit_account_at', ['accountId', 'at'])
@Index('portal_audit_network', ['network', 'accountId'])
@Index('portal_audit_actor', ['actorAccountId', 'id'])
export class AuditEntity {
  /** Contains the row's chain (`chainOf`), and grows with time. */
  @PrimaryColumn({ name: 'id', type: 'bigint', transformer: integerTransformer }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'action', type: 'varchar', length: 40 }) action: string;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;

  /** The account that acted; null if nobody was signed in. */
  @Column({ name: 'actor_account_id', type: 'int', nullable: true }) actorAccountId: number | null;
  @Column({ name: 'network', type: 'varchar', length: 64, nullable: true }) network: string | null;
  @Column({ name: 'device', type: 'varchar', length: 200, nullable: true }) device: string | null;

  /** JSON; never holds a secret. */
  @Column({ name: 'details', type: 'text', nullable: true }) details: string | null;
  @Column({ name: 'request_id', type: 'varchar', length: 36, nullable: true }) requestId: string | null;
  @Column({ name: 'previous_hash', type: 'varchar', length: 64 }) previousHash: string;

  /** SHA-256 in hex over this row and the hash of the row before in its chain. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}

@Entity({ name: 'portal_audit_head', engine: TABLE_ENGINE })
export class AuditHeadEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 16 }) name: string;
  @moneyColumn({ name: 'last_id' }) lastId: number;
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
}
