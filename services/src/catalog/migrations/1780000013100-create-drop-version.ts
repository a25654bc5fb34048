import {
  big,
  integer,
  nullable,
  primary,
  SchemaMigration,
  varchar,
} from '../../platform/persistence/index.js';

/** A row that changes whenever the portal edits drops. */
export class CreateDropVersion1780000013100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_drop_version',
      columns: [
        primary(varchar('name', 32)),
        integer('version'),
        nullable(big('monsters_edited_at')),
        nullable(big('reactors_edited_at')),
        nullable(big('reloaded_at')),
      ],
    },
  ];
}
