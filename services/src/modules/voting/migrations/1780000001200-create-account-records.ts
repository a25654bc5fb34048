import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateAccountRecords1780000001200 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_vote',
      columns: columnsOf(`
        id serial, account_id int, site varchar(32), vote_key varchar(64), token_id int null, at bigint,
        ip varchar(45) default '', state varchar(16), nx int default 0, vp int default 0
      `),
      indices: [
        { name: 'portal_vote_key', columnNames: ['site', 'vote_key'], isUnique: true },
        { name: 'portal_vote_at', columnNames: ['at'] },
        { name: 'portal_vote_account', columnNames: ['account_id', 'at'] },
      ],
    },
    {
      name: 'portal_reward_claim',
      columns: columnsOf('id serial, account_id int, day varchar(10), kind varchar(16), at bigint'),
      indices: [
        { name: 'portal_reward_claim_once', columnNames: ['account_id', 'kind', 'day'], isUnique: true },
        { name: 'portal_reward_claim_at', columnNames: ['at'] },
      ],
    },
    { name: 'portal_ore_item', columns: columnsOf('account_id int key, item_id int key, quantity int') },
  ];
}
