import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  growingKey,
  integer,
  nullable,
  primary,
  TABLE_ENGINE,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

const SESSION_COLUMNS = [
  nullable(varchar('network', 64)),
  nullable(varchar('device', 200)),
  { ...varchar('method', 16), default: "'password'" },
];

const TABLES = [
  new Table({
    name: 'portal_login_attempt',
    engine: TABLE_ENGINE,
    columns: [
      primary(varchar('subject', 80)),
      counting(integer('failures')),
      big('first_at'),
      big('last_at'),
      big('blocked_until'),
    ],
    indices: [{ name: 'portal_login_attempt_last', columnNames: ['last_at'] }],
  }),
  new Table({
    name: 'portal_auth_ticket',
    engine: TABLE_ENGINE,
    columns: [
      primary(varchar('id', 64)),
      varchar('kind', 24),
      nullable(integer('account_id')),
      nullable(varchar('challenge', 200)),
      big('expires_at'),
    ],
    indices: [{ name: 'portal_auth_ticket_expires', columnNames: ['expires_at'] }],
  }),
  new Table({
    name: 'portal_second_factor',
    engine: TABLE_ENGINE,
    columns: [
      primary(integer('account_id')),
      varchar('secret', 200),
      big('created_at'),
      nullable(big('confirmed_at')),
      nullable(big('last_step')),
    ],
  }),
  new Table({
    name: 'portal_recovery_code',
    engine: TABLE_ENGINE,
    columns: [
      primary(integer('account_id')),
      primary(varchar('code_hash', 64)),
      big('created_at'),
      nullable(big('used_at')),
    ],
  }),
  new Table({
    name: 'portal_passkey',
    engine: TABLE_ENGINE,
    columns: [
      growingKey(),
      varchar('credential_hash', 64),
      text('credential_id'),
      text('public_key'),
      integer('account_id'),
      big('sign_count'),
      { ...varchar('transports', 100), default: "''" },
      varchar('name', 60),
      big('created_at'),
      nullable(big('last_used_at')),
    ],
    indices: [
      { name: 'portal_passkey_credential', columnNames: ['credential_hash'], isUnique: true },
      { name: 'portal_passkey_account', columnNames: ['account_id'] },
    ],
  }),
  new Table({
    name: 'portal_mail_token',
    engine: TABLE_ENGINE,
    columns: [
      primary(varchar('token_hash', 64)),
      integer('account_id'),
      varchar('kind', 16),
      varchar('email', 45),
      big('created_at'),
      big('expires_at'),
      nullable(big('used_at')),
    ],
    indices: [
      { name: 'portal_mail_token_account', columnNames: ['account_id', 'kind'] },
      { name: 'portal_mail_token_expires', columnNames: ['expires_at'] },
    ],
  }),
  new Table({
    name: 'portal_confirmed_email',
    engine: TABLE_ENGINE,
    columns: [primary(integer('account_id')), varchar('email', 45), big('confirmed_at')],
  }),
];

/** Tables for proofs of identity beside the password, which the game keeps. */
export class CreateIdentity1780000006000 implements MigrationInterface {
  readonly name = 'CreateIdentity1780000006000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of SESSION_COLUMNS) {
      if (await runner.hasColumn('portal_session', column.name)) continue;
      await runner.addColumn('portal_session', new TableColumn(column));
    }
    for (const table of TABLES) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name);
    for (const { name } of SESSION_COLUMNS) await runner.dropColumn('portal_session', name);
  }
}
