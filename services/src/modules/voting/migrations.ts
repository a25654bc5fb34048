import { type QueryRunner, TableColumn } from 'typeorm';
import { columnsOf, migration, migrationsOf } from '../../platform/persistence/index.js';

class CreateProvenVotes1780000009000 extends migration(
  'CreateProvenVotes1780000009000',
  `
    columns portal_vote: salt varchar(32) default '', open_key varchar(48) null,
      origin varchar(12) default 'dashboard', expires_at bigint default 0, reason varchar(16) null,
      confirmed_at bigint null, credited_at bigint null, day varchar(10) null;
    portal_vote_day: account_id int key, day varchar(10) key, votes int default 0, nx int default 0,
      vp int default 0;
    portal_vote_callback: id serial, at bigint, site varchar(32), method varchar(4), address varchar(45),
      verdict varchar(12), reason varchar(16) null, vote_id int null, account_id int null,
      lag_ms bigint null, fields text, request_id varchar(36) null, replay_of int null,
      actor_account_id int null, omitted int default 0;
    index portal_vote_callback_site: site, at;
    index portal_vote_callback_at: at;
    index portal_vote_callback_verdict: verdict, at;
    portal_push_subscription: id serial, account_id int, endpoint_hash varchar(64), endpoint text,
      p256dh varchar(128), auth varchar(32), language varchar(8), created_at bigint, due_at bigint null,
      failures int default 0;
    unique portal_push_subscription_endpoint: endpoint_hash;
    index portal_push_subscription_account: account_id;
    index portal_push_subscription_due: due_at;
    unique portal_vote_open on portal_vote: open_key;
    index portal_vote_expiry on portal_vote: state, expires_at;
  `,
) {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_vote', 'token_id');
    await super.up(runner);
  }

  override async down(runner: QueryRunner): Promise<void> {
    await super.down(runner);
    for (const column of columnsOf('token_id int null'))
      await runner.addColumn('portal_vote', new TableColumn(column));
  }
}

export const votingMigrations = [
  ...migrationsOf({
    CreateAccountRecords1780000001200: `
    portal_vote: id serial, account_id int, site varchar(32), vote_key varchar(64), token_id int null,
      at bigint, ip varchar(45) default '', state varchar(16), nx int default 0, vp int default 0;
    unique portal_vote_key: site, vote_key;
    index portal_vote_at: at;
    index portal_vote_account: account_id, at;
    portal_reward_claim: id serial, account_id int, day varchar(10), kind varchar(16), at bigint;
    unique portal_reward_claim_once: account_id, kind, day;
    index portal_reward_claim_at: at;
    portal_ore_item: account_id int key, item_id int key, quantity int;
  `,
  }),
  CreateProvenVotes1780000009000,
  ...migrationsOf({
    IndexCallbackAccounts1780000026950: `
    index portal_vote_callback_account on portal_vote_callback: account_id, at;
  `,
  }),
];
