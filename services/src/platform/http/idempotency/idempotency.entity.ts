import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../persistence/index.js';

/** The answer to a call that moves value, so that it can be given again. */
@Entity({ name: 'portal_idempotency', engine: TABLE_ENGINE })
@Index('portal_idempotency_created', ['createdAt'])
export class IdempotencyEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** SHA-256 in hex: columns of texts may take keys for the same that differ in case. */
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 }) keyHash: string;

  /** SHA-256 in hex of the call and its body. */
  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;

  /** The name of the call; null in rows of an older portal. */
  @Column({ name: 'call_name', type: 'varchar', length: 32, nullable: true }) call: string | null;
  @Column({ name: 'status', type: 'int' }) status: number;

  /** JSON: the answer, or code and parameters of the refusal. */
  @Column({ name: 'body', type: 'text' }) body: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}
