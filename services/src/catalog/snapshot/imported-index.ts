import { NameIndex } from '../search/name-index.js';
import type { ImportedContent } from './catalog-reader.js';
import type { CatalogItem, CatalogMonster } from './catalog.types.js';
import { WorldContent } from './world-content.js';

/** One import, indexed once: the drop tables change more often than it does. */
export class ImportedIndex {
  readonly generation: number | null;
  readonly importedAt: number | null;
  readonly items: ReadonlyMap<number, CatalogItem>;
  readonly monsters: ReadonlyMap<number, CatalogMonster>;
  readonly itemNames: NameIndex<CatalogItem>;
  readonly monsterNames: NameIndex<CatalogMonster>;
  readonly world: WorldContent;

  constructor(content: ImportedContent) {
    this.generation = content.generation;
    this.importedAt = content.importedAt;
    this.items = new Map(content.items.map((item) => [item.id, item]));
    this.monsters = new Map(content.monsters.map((monster) => [monster.id, monster]));
    this.itemNames = new NameIndex(content.items);
    this.monsterNames = new NameIndex(content.monsters);
    this.world = new WorldContent(content.world);
  }
}
