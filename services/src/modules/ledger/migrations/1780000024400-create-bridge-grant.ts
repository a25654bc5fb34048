import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds operations for the running game. The plug in the game reads and decides these rows (`docs/bridge`). */
export class CreateBridgeGrant1780000024400 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_bridge_grant: grant_key varchar(112) key, account_id int, character_id int null, nx int, vp int,
      meso int, hp int, mp int, hp_max int, mp_max int, state varchar(10), code varchar(32) null,
      nx_after int null, vp_after int null, meso_after int null, hp_after int null, mp_after int null,
      created_at bigint, decided_at bigint null, reason varchar(32), actor_account_id int null,
      request_id varchar(36) null, settled_at bigint null;
    index portal_bridge_grant_account: account_id, settled_at;
    index portal_bridge_grant_settled: settled_at, created_at;
  `);
}
