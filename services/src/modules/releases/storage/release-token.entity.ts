import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Allows uploads for one remote. The token itself is not stored. */
@Entity({ name: 'portal_release_token', engine: TABLE_ENGINE })
@Index('portal_release_token_hash', ['hash'], { unique: true })
export class ReleaseTokenEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 60 }) name: string;
  @Column({ name: 'remote', type: 'varchar', length: 41 }) remote: string;
  /** SHA-256 in hex. */
  @Column({ name: 'hash', type: 'varchar', length: 64 }) hash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'last_used_at', nullable: true }) lastUsedAt: number | null;
  @epochMsColumn({ name: 'revoked_at', nullable: true }) revokedAt: number | null;
}
