import { SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds indexes to filter logs by item and source, and to find ores by their item. */
export class AddThingIndexes1780000024000 extends SchemaMigration {
  override readonly indexes = [
    { table: 'portal_scroll_log', name: 'portal_scroll_log_item', columnNames: ['item_id', 'at'] },
    { table: 'portal_scroll_log', name: 'portal_scroll_log_scroll', columnNames: ['scroll_id', 'at'] },
    { table: 'portal_inkwell_log', name: 'portal_inkwell_log_item', columnNames: ['item_id', 'at'] },
    { table: 'portal_nx_log', name: 'portal_nx_log_source', columnNames: ['source', 'at'] },
    { table: 'portal_vote', name: 'portal_vote_site', columnNames: ['site', 'confirmed_at'] },
    { table: 'portal_ore_item', name: 'portal_ore_item_item', columnNames: ['item_id'] },
  ];
}
