import { type QueryRunner, TableColumn } from 'typeorm';
import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  primary,
  SchemaMigration,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

/** Votes get their proof: token, states, days with their caps, and callbacks as they came; and browsers that are reminded. */
export class CreateProvenVotes1780000009000 extends SchemaMigration {
  override readonly columns = {
    portal_vote: [
      { ...varchar('salt', 32), default: "''" },
      nullable(varchar('open_key', 48)),
      { ...varchar('origin', 12), default: "'dashboard'" },
      counting(big('expires_at')),
      nullable(varchar('reason', 16)),
      nullable(big('confirmed_at')),
      nullable(big('credited_at')),
      nullable(varchar('day', 10)),
    ],
  };

  override readonly tables = [
    {
      name: 'portal_vote_day',
      columns: [
        key('account_id'),
        primary(varchar('day', 10)),
        counting(integer('votes')),
        counting(integer('nx')),
        counting(integer('vp')),
      ],
    },
    {
      name: 'portal_vote_callback',
      columns: [
        growingKey(),
        big('at'),
        varchar('site', 32),
        varchar('method', 4),
        varchar('address', 45),
        varchar('verdict', 12),
        nullable(varchar('reason', 16)),
        nullable(integer('vote_id')),
        nullable(integer('account_id')),
        nullable(big('lag_ms')),
        text('fields'),
        nullable(varchar('request_id', 36)),
        nullable(integer('replay_of')),
        nullable(integer('actor_account_id')),
        counting(integer('omitted')),
      ],
      indices: [
        { name: 'portal_vote_callback_site', columnNames: ['site', 'at'] },
        { name: 'portal_vote_callback_at', columnNames: ['at'] },
        { name: 'portal_vote_callback_verdict', columnNames: ['verdict', 'at'] },
      ],
    },
    {
      name: 'portal_push_subscription',
      columns: [
        growingKey(),
        integer('account_id'),
        varchar('endpoint_hash', 64),
        text('endpoint'),
        varchar('p256dh', 128),
        varchar('auth', 32),
        varchar('language', 8),
        big('created_at'),
        nullable(big('due_at')),
        counting(integer('failures')),
      ],
      indices: [
        { name: 'portal_push_subscription_endpoint', columnNames: ['endpoint_hash'], isUnique: true },
        { name: 'portal_push_subscription_account', columnNames: ['account_id'] },
        { name: 'portal_push_subscription_due', columnNames: ['due_at'] },
      ],
    },
  ];

  override readonly indexes = [
    { table: 'portal_vote', name: 'portal_vote_open', columnNames: ['open_key'], isUnique: true },
    { table: 'portal_vote', name: 'portal_vote_expiry', columnNames: ['state', 'expires_at'] },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_vote', 'token_id');
    await super.up(runner);
  }

  override async down(runner: QueryRunner): Promise<void> {
    await super.down(runner);
    await runner.addColumn('portal_vote', new TableColumn(nullable(integer('token_id'))));
  }
}
