import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_auth_ticket', engine: TABLE_ENGINE })
@Index('portal_auth_ticket_expires', ['expiresAt'])
export class AuthTicketEntity {
  /** SHA-256 of the ticket in hex. */
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 64 }) id: string;
  @Column({ name: 'kind', type: 'varchar', length: 24 }) kind: string;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;
  @Column({ name: 'challenge', type: 'varchar', length: 200, nullable: true }) challenge: string | null;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
}
