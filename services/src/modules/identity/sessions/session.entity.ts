import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_session', engine: TABLE_ENGINE })
@Index('portal_session_account', ['accountId'])
@Index('portal_session_expires', ['expiresAt'])
@Index('portal_session_network', ['network', 'accountId'])
export class SessionEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 36 }) id: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_seen_at' }) lastSeenAt: number;

  /** The session ends here however active it is. */
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'revoked_at', nullable: true }) revokedAt: number | null;
  @Column({ name: 'network', type: 'varchar', length: 64, nullable: true }) network: string | null;

  @Column({ name: 'device', type: 'varchar', length: 200, nullable: true }) device: string | null;
  @Column({ name: 'method', type: 'varchar', length: 16, default: 'password' }) method: string;

  /** Mark of the password when the session was opened or the password changed here; null for a session of an earlier version. */
  @Column({ name: 'password_mark', type: 'varchar', length: 43, nullable: true }) passwordMark: string | null;
}
