import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { varchar } from '../../../platform/persistence/index.js';

const COLUMN = { ...varchar('note', 200), default: "''" };

/** A note for the staff on a grant; its reason is for the player. */
export class AddPointsNote1780000015300 implements MigrationInterface {
  readonly name = 'AddPointsNote1780000015300';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('portal_points_request', COLUMN.name)) return;
    await runner.addColumn('portal_points_request', new TableColumn(COLUMN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_points_request', COLUMN.name);
  }
}
