import { Column, Entity, PrimaryColumn } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE } from '../../platform/persistence/index.js';

/** Name of the one row. */
export const LOGIN_SERVER = 'game';

/** Single row with the known state of the game's login server. */
@Entity({ name: 'portal_login_server', engine: TABLE_ENGINE })
export class LoginServerEntity {
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 16 }) name: string;

  /** Host and port; a state known for another address does not count. */
  @Column({ name: 'address', type: 'varchar', length: 262 }) address: string;

  /** Last greeting; written now and then, and whenever the server goes down. */
  @epochMsColumn({ name: 'hello_at' }) helloAt: number;

  /** Since when it has been down, after it had greeted; null while it is up. */
  @epochMsColumn({ name: 'gone_at', nullable: true }) goneAt: number | null;

  /** It was started after this moment, with an empty memory; 0 if no start was seen. */
  @epochMsColumn({ name: 'empty_before', default: 0 }) emptyBefore: number;
}

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
