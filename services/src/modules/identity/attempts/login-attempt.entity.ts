import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { TABLE_ENGINE, epochMsColumn } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_login_attempt', engine: TABLE_ENGINE })
@Index('portal_login_attempt_last', ['lastAt'])
export class LoginAttemptEntity {
  /** The subject: kind and hash of a name, a network or both, or of an account and its password. */
  @PrimaryColumn({ name: 'subject', type: 'varchar', length: 80 }) subject: string;
  @Column({ name: 'failures', type: 'int', default: 0 }) failures: number;
  @epochMsColumn({ name: 'first_at' }) firstAt: number;
  @epochMsColumn({ name: 'last_at' }) lastAt: number;
  @epochMsColumn({ name: 'blocked_until' }) blockedUntil: number;
  @Column({ name: 'begun', type: 'int', default: 0 }) begun: number;
  @epochMsColumn({ name: 'begun_at', default: 0 }) begunAt: number;
}
