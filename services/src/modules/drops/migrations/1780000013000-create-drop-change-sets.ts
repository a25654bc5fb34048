import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Sets of edits of drops, with every row before and after. */
export class CreateDropChangeSets1780000013000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_drop_change_set',
      columns: columnsOf(`
        id serial, created_at bigint, applied_at bigint null, actor_account_id int, reason varchar(200),
        note varchar(300), is_public tinyint, state varchar(8), version int, undo_of int null,
        undone_by int null, added int, changed int, removed int, droppers int
      `),
      indices: [
        { name: 'portal_drop_change_set_state', columnNames: ['state', 'id'] },
        { name: 'portal_drop_change_set_public', columnNames: ['is_public', 'applied_at', 'id'] },
      ],
    },
    {
      name: 'portal_drop_change',
      columns: columnsOf(`
        id serial, set_id int, place int, drop_table varchar(8), dropper_id int, item_id int,
        row_id bigint null, row_before text null, row_after text null
      `),
      indices: [
        { name: 'portal_drop_change_set_place', columnNames: ['set_id', 'place'], isUnique: true },
        { name: 'portal_drop_change_dropper', columnNames: ['dropper_id', 'drop_table', 'set_id'] },
        { name: 'portal_drop_change_item', columnNames: ['item_id', 'set_id'] },
        { name: 'portal_drop_change_row', columnNames: ['drop_table', 'row_id'] },
      ],
    },
  ];
}
