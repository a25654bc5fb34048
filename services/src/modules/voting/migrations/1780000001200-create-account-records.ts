import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateAccountRecords1780000001200 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_vote: id serial, account_id int, site varchar(32), vote_key varchar(64), token_id int null,
      at bigint, ip varchar(45) default '', state varchar(16), nx int default 0, vp int default 0;
    unique portal_vote_key: site, vote_key;
    index portal_vote_at: at;
    index portal_vote_account: account_id, at;
    portal_reward_claim: id serial, account_id int, day varchar(10), kind varchar(16), at bigint;
    unique portal_reward_claim_once: account_id, kind, day;
    index portal_reward_claim_at: at;
    portal_ore_item: account_id int key, item_id int key, quantity int;
  `);
}
