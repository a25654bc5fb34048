import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createMissingIndexes } from '../../../platform/persistence/index.js';

const INDEXES = [
  { table: 'portal_scroll_log', name: 'portal_scroll_log_item', columnNames: ['item_id', 'at'] },
  { table: 'portal_scroll_log', name: 'portal_scroll_log_scroll', columnNames: ['scroll_id', 'at'] },
  { table: 'portal_inkwell_log', name: 'portal_inkwell_log_item', columnNames: ['item_id', 'at'] },
  { table: 'portal_nx_log', name: 'portal_nx_log_source', columnNames: ['source', 'at'] },
  { table: 'portal_vote', name: 'portal_vote_site', columnNames: ['site', 'confirmed_at'] },
  { table: 'portal_ore_item', name: 'portal_ore_item_item', columnNames: ['item_id'] },
];

/** Logs are narrowed by items and sources, and ores found by their item. */
export class AddThingIndexes1780000024000 implements MigrationInterface {
  readonly name = 'AddThingIndexes1780000024000';

  up(runner: QueryRunner): Promise<void> {
    return createMissingIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, name } of INDEXES) await runner.dropIndex(table, name);
  }
}
