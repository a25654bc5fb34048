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
