import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../persistence/index.js';

/** What a call that moves value was answered, so that it can be answered again. */
@Entity({ name: 'portal_idempotency', engine: TABLE_ENGINE })
@Index('portal_idempotency_created', ['createdAt'])
export class IdempotencyEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** SHA-256 in hex: columns of texts may take keys for the same that differ in case. */
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 }) keyHash: string;

  /** SHA-256 in hex of the call and its body. */
  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;

  /** Which call it is; null for what an older portal kept. */
  @Column({ name: 'call_name', type: 'varchar', length: 32, nullable: true }) call: string | null;
  @Column({ name: 'status', type: 'int' }) status: number;

  /** JSON: the answer, or code and parameters of the refusal. */
  @Column({ name: 'body', type: 'text' }) body: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}
