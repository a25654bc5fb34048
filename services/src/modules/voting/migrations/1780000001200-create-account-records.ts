import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  TABLE_ENGINE,
  varchar,
} from '../../../platform/persistence/index.js';

export class CreateAccountRecords1780000001200 implements MigrationInterface {
  readonly name = 'CreateAccountRecords1780000001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_vote',
        engine: TABLE_ENGINE,
        columns: [
          growingKey(),
          integer('account_id'),
          varchar('site', 32),
          varchar('vote_key', 64),
          nullable(integer('token_id')),
          big('at'),
          { ...varchar('ip', 45), default: "''" },
          varchar('state', 16),
          counting(integer('nx')),
          counting(integer('vp')),
        ],
        indices: [
          { name: 'portal_vote_key', columnNames: ['site', 'vote_key'], isUnique: true },
          { name: 'portal_vote_at', columnNames: ['at'] },
          { name: 'portal_vote_account', columnNames: ['account_id', 'at'] },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_reward_claim',
        engine: TABLE_ENGINE,
        columns: [growingKey(), integer('account_id'), varchar('day', 10), varchar('kind', 16), big('at')],
        indices: [
          { name: 'portal_reward_claim_once', columnNames: ['account_id', 'kind', 'day'], isUnique: true },
          { name: 'portal_reward_claim_at', columnNames: ['at'] },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_ore_item',
        engine: TABLE_ENGINE,
        columns: [key('account_id'), key('item_id'), integer('quantity')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ore_item', 'reward_claim', 'vote']) await runner.dropTable(`portal_${name}`);
  }
}
