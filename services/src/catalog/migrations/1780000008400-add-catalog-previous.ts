import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { integer, nullable } from '../../platform/persistence/index.js';

const GENERATION = 'portal_catalog_generation';
const PREVIOUS = 'previous_id';

/** Remembers the generation that an import replaced, so that it can be brought back. */
export class AddCatalogPrevious1780000008400 implements MigrationInterface {
  readonly name = 'AddCatalogPrevious1780000008400';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(GENERATION, PREVIOUS)) return;
    await runner.addColumn(GENERATION, new TableColumn(nullable(integer(PREVIOUS))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn(GENERATION, PREVIOUS);
  }
}
