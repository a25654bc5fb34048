import type { Language } from '@portico/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_push_subscription', engine: TABLE_ENGINE })
@Index('portal_push_subscription_endpoint', ['endpointHash'], { unique: true })
@Index('portal_push_subscription_account', ['accountId'])
@Index('portal_push_subscription_due', ['dueAt'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;

  /** SHA-256 of the endpoint. */
  @Column({ name: 'endpoint_hash', type: 'varchar', length: 64 }) endpointHash: string;

  @Column({ name: 'endpoint', type: 'text' }) endpoint: string;

  /** Public key of the browser, base64url. */
  @Column({ name: 'p256dh', type: 'varchar', length: 128 }) p256dh: string;

  /** Shared secret of the browser, base64url. */
  @Column({ name: 'auth', type: 'varchar', length: 32 }) auth: string;
  @Column({ name: 'language', type: 'varchar', length: 8 }) language: Language;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** When the next reminder is sent; null while none is due. */
  @epochMsColumn({ name: 'due_at', nullable: true }) dueAt: number | null;

  @Column({ name: 'failures', type: 'int', default: 0 }) failures: number;
}
