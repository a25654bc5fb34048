import {
  big,
  growingKey,
  integer,
  nullable,
  SchemaMigration,
  text,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

/** Sets of edits of drops, with every row before and after. */
export class CreateDropChangeSets1780000013000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_drop_change_set',
      columns: [
        growingKey(),
        big('created_at'),
        nullable(big('applied_at')),
        integer('actor_account_id'),
        varchar('reason', 200),
        varchar('note', 300),
        tiny('is_public'),
        varchar('state', 8),
        integer('version'),
        nullable(integer('undo_of')),
        nullable(integer('undone_by')),
        integer('added'),
        integer('changed'),
        integer('removed'),
        integer('droppers'),
      ],
      indices: [
        { name: 'portal_drop_change_set_state', columnNames: ['state', 'id'] },
        { name: 'portal_drop_change_set_public', columnNames: ['is_public', 'applied_at', 'id'] },
      ],
    },
    {
      name: 'portal_drop_change',
      columns: [
        growingKey(),
        integer('set_id'),
        integer('place'),
        varchar('drop_table', 8),
        integer('dropper_id'),
        integer('item_id'),
        nullable(big('row_id')),
        nullable(text('row_before')),
        nullable(text('row_after')),
      ],
      indices: [
        { name: 'portal_drop_change_set_place', columnNames: ['set_id', 'place'], isUnique: true },
        { name: 'portal_drop_change_dropper', columnNames: ['dropper_id', 'drop_table', 'set_id'] },
        { name: 'portal_drop_change_item', columnNames: ['item_id', 'set_id'] },
        { name: 'portal_drop_change_row', columnNames: ['drop_table', 'row_id'] },
      ],
    },
  ];
}
