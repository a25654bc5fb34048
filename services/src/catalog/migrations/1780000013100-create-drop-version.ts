import { SchemaMigration, tablesOf } from '../../platform/persistence/index.js';

/** A row that changes whenever the portal edits drops. */
export class CreateDropVersion1780000013100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_drop_version: name varchar(32) key, version int, monsters_edited_at bigint null,
      reactors_edited_at bigint null, reloaded_at bigint null;
  `);
}
