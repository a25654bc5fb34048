import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  key,
  nullable,
  primary,
  TABLE_ENGINE,
  varchar,
} from '../../../platform/persistence/index.js';

/** Tables for exits of accounts from the game and for the state of the game server. */
export class CreatePresence1780000015100 implements MigrationInterface {
  readonly name = 'CreatePresence1780000015100';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table({ engine: TABLE_ENGINE, ...table }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}

const TABLES = [
  {
    name: 'portal_account_exit',
    columns: [key('account_id'), varchar('last_login', 32), varchar('sign', 8), big('seen_at')],
  },
  {
    name: 'portal_login_server',
    columns: [
      primary(varchar('name', 16)),
      varchar('address', 262),
      big('hello_at'),
      nullable(big('gone_at')),
      counting(big('empty_before')),
    ],
  },
];
