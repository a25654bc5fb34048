import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  SchemaMigration,
  varchar,
} from '../../../platform/persistence/index.js';

export class CreateAccountRecords1780000001200 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_vote',
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
    },
    {
      name: 'portal_reward_claim',
      columns: [growingKey(), integer('account_id'), varchar('day', 10), varchar('kind', 16), big('at')],
      indices: [
        { name: 'portal_reward_claim_once', columnNames: ['account_id', 'kind', 'day'], isUnique: true },
        { name: 'portal_reward_claim_at', columnNames: ['at'] },
      ],
    },
    {
      name: 'portal_ore_item',
      columns: [key('account_id'), key('item_id'), integer('quantity')],
    },
  ];
}
