import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/**
 * `left`: seen leaving at the list of characters; `reset`: freed by its owner while no game server ran; `bridge`: the
 * running game said that it holds nothing.
 */
export type ExitSign = 'left' | 'reset' | 'bridge';

/** An account that has left the game although its rows do not show it; valid for one `lastlogin`. */
@Entity({ name: 'portal_account_exit', engine: TABLE_ENGINE })
export class AccountExitEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** `accounts.lastlogin` in the database's spelling. */
  @Column({ name: 'last_login', type: 'varchar', length: 32 }) lastLogin: string;
  @Column({ name: 'sign', type: 'varchar', length: 8 }) sign: ExitSign;
  @epochMsColumn({ name: 'seen_at' }) seenAt: number;
}
