import { columnsOf, SchemaMigration } from '../../platform/persistence/index.js';

/** Remembers the generation that an import replaced, so that it can be brought back. */
export class AddCatalogPrevious1780000008400 extends SchemaMigration {
  override readonly columns = { portal_catalog_generation: columnsOf('previous_id int null') };
}
