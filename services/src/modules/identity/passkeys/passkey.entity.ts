import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn, moneyColumn } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_passkey', engine: TABLE_ENGINE })
@Index('portal_passkey_credential', ['credentialHash'], { unique: true })
@Index('portal_passkey_account', ['accountId'])
export class PasskeyEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' }) id: number;

  /** SHA-256 of the credential id in hex. */
  @Column({ name: 'credential_hash', type: 'varchar', length: 64 }) credentialHash: string;

  /** base64url */
  @Column({ name: 'credential_id', type: 'text' }) credentialId: string;

  /** COSE, base64url */
  @Column({ name: 'public_key', type: 'text' }) publicKey: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @moneyColumn({ name: 'sign_count' }) signCount: number;
  @Column({ name: 'transports', type: 'varchar', length: 100, default: '' }) transports: string;
  @Column({ name: 'name', type: 'varchar', length: 60 }) name: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
}
