import {
  big,
  integer,
  nullable,
  primary,
  SchemaMigration,
  varchar,
} from '../../../platform/persistence/index.js';

/** What the running game is to apply in its memory; the plug in it reads and decides these rows (`docs/bridge`). */
export class CreateBridgeGrant1780000024400 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_bridge_grant',
      columns: [
        primary(varchar('grant_key', 112)),
        integer('account_id'),
        nullable(integer('character_id')),
        integer('nx'),
        integer('vp'),
        integer('meso'),
        integer('hp'),
        integer('mp'),
        integer('hp_max'),
        integer('mp_max'),
        varchar('state', 10),
        nullable(varchar('code', 32)),
        nullable(integer('nx_after')),
        nullable(integer('vp_after')),
        nullable(integer('meso_after')),
        nullable(integer('hp_after')),
        nullable(integer('mp_after')),
        big('created_at'),
        nullable(big('decided_at')),
        varchar('reason', 32),
        nullable(integer('actor_account_id')),
        nullable(varchar('request_id', 36)),
        nullable(big('settled_at')),
      ],
      indices: [
        { name: 'portal_bridge_grant_account', columnNames: ['account_id', 'settled_at'] },
        { name: 'portal_bridge_grant_settled', columnNames: ['settled_at', 'created_at'] },
      ],
    },
  ];
}
