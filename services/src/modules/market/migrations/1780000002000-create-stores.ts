import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

export class CreateStores1780000002000 implements MigrationInterface {
  readonly name = 'CreateStores1780000002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [STORE, STORE_ITEM, STORE_SNAPSHOT]) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['portal_store_snapshot', 'portal_store_item', 'portal_store'])
      await runner.dropTable(name);
  }
}

const STORE = new Table({
  name: 'portal_store',
  engine: TABLE_ENGINE,
  columns: [
    { name: 'character_id', type: 'integer', isPrimary: true },
    { name: 'owner_name', type: 'varchar', length: '13' },
    { name: 'description', type: 'varchar', length: '255' },
    { name: 'channel', type: 'integer', isNullable: true },
    { name: 'map_id', type: 'integer', isNullable: true },
    { name: 'is_open', type: 'tinyint' },
    { name: 'opened_at', type: 'bigint' },
    { name: 'seen_at', type: 'bigint' },
  ],
});

const STORE_ITEM = new Table({
  name: 'portal_store_item',
  engine: TABLE_ENGINE,
  columns: [
    { name: 'character_id', type: 'integer', isPrimary: true },
    { name: 'position', type: 'integer', isPrimary: true },
    { name: 'item_id', type: 'integer' },
    { name: 'price', type: 'bigint', isNullable: true },
    { name: 'quantity', type: 'integer' },
    { name: 'bundles', type: 'integer' },
    { name: 'stats', type: 'text', isNullable: true },
  ],
});

const STORE_SNAPSHOT = new Table({
  name: 'portal_store_snapshot',
  engine: TABLE_ENGINE,
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    { name: 'at', type: 'bigint' },
    { name: 'item_id', type: 'integer' },
    { name: 'character_id', type: 'integer' },
    { name: 'kind', type: 'tinyint' },
    { name: 'price', type: 'bigint' },
    { name: 'quantity', type: 'integer' },
    { name: 'bundles', type: 'integer' },
  ],
  indices: [
    { name: 'portal_store_snapshot_item', columnNames: ['item_id', 'at'] },
    { name: 'portal_store_snapshot_at', columnNames: ['at'] },
  ],
});
