import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

/** A token in the link of a mail, good once. */
@Entity({ name: 'portal_mail_token', engine: TABLE_ENGINE })
@Index('portal_mail_token_account', ['accountId', 'kind'])
@Index('portal_mail_token_expires', ['expiresAt'])
export class MailTokenEntity {
  /** SHA-256 of the token in hex. */
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'kind', type: 'varchar', length: 16 }) kind: 'recovery' | 'confirm';
  @Column({ name: 'email', type: 'varchar', length: 45 }) email: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'used_at', nullable: true }) usedAt: number | null;
}
