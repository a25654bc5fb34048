import { ITEM_STAT_PROPERTIES, ITEM_STATS } from '@portico/domain';
import type { AdvancedFilters, NumberRange } from '@portico/domain';
import type { AdvancedHits, AdvancedQuery } from '../../src/catalog/snapshot/advanced.types.js';
import type { ImportedContent } from '../../src/catalog/snapshot/catalog-reader.js';
import type { Catalog, CatalogItem, CatalogMonster, DropSource } from '../../src/catalog/index.js';
import { searchKey } from '../../src/catalog/search/search-key.js';

interface Row {
  item: CatalogItem;
  source: DropSource;
  monster: CatalogMonster | undefined;
}

interface Candidate<T> {
  hit: T;
  sort: Record<AdvancedQuery['sortBy'], number | null>;
}

/** The advanced search as a plain scan of every row, slow and easy to verify. */
export function searchNaively(
  catalog: Catalog,
  content: ImportedContent,
  query: AdvancedQuery,
): AdvancedHits {
  const { filters, term } = query;
  const mode = filters.searchMode ?? 'drops';
  const items = everyItem(catalog, content);
  const monsters = everyMonster(catalog, content);
  const rows = items.flatMap((item) =>
    catalog.drops.sourcesOfItem(item.id).map((source): Row => ({
      item,
      source,
      monster: source.type === 'monster' ? monsters.find(({ id }) => id === source.dropperId) : undefined,
    })),
  );
  const foundItems = catalog.searchItems({ term }).map(({ id }) => id);
  const foundMonsters = catalog.searchMonsters({ term }).map(({ id }) => id);
  const byName = <T>(found: number[], id: number, hit: T[]) => (term === '' || found.includes(id) ? hit : []);
  const relevance = (found: number[], id: number) => (term === '' ? 0 : -found.indexOf(id));
  const sourcesOf = (item: CatalogItem) => catalog.drops.sourcesOfItem(item.id).length;
  const none = { mode, total: 0, drops: [], items: [], monsters: [] };

  if (mode === 'drops') {
    const candidates = rows
      .filter(
        ({ item, source, monster }) =>
          passesDrop(source, filters) &&
          passesItem(item, filters) &&
          passesMonster(monster, filters) &&
          (term === '' ||
            foundItems.includes(item.id) ||
            (monster !== undefined && foundMonsters.includes(monster.id))),
      )
      .map(({ item, source, monster }) => ({
        hit: { item, source },
        sort: {
          relevance: foundItems.includes(item.id)
            ? relevance(foundItems, item.id)
            : relevance(foundMonsters, monster?.id ?? 0) - foundItems.length,
          drop_rate: source.percent,
          level: monster?.level ?? null,
          name: items.indexOf(item),
          sources: sourcesOf(item),
        },
      }));
    return { ...none, ...pageOf(candidates, query, (drops) => ({ drops })) };
  }

  if (mode === 'items') {
    const isNarrowed = isSet(filters.dropRate) || isSet(filters.dropQuantity) || hasMonsterFilter(filters);
    const candidates = items.flatMap((item) => {
      const own = rows.filter(
        (row) => row.item === item && passesDrop(row.source, filters) && passesMonster(row.monster, filters),
      );
      if (!passesItem(item, filters) || (isNarrowed && own.length === 0)) return [];
      const bestPercent = best(own);
      return byName(foundItems, item.id, [
        {
          hit: { item, sourceCount: sourcesOf(item), bestPercent },
          sort: {
            relevance: relevance(foundItems, item.id),
            drop_rate: bestPercent,
            level: item.properties.reqLevel ?? 0,
            name: items.indexOf(item),
            sources: sourcesOf(item),
          },
        },
      ]);
    });
    return { ...none, ...pageOf(candidates, query, (hits) => ({ items: hits })) };
  }

  const isNarrowed = isSet(filters.dropRate) || isSet(filters.dropQuantity) || hasItemFilter(filters);
  const candidates = monsters.flatMap((monster) => {
    const all = rows.filter((row) => row.monster === monster);
    const own = all.filter(({ item, source }) => passesDrop(source, filters) && passesItem(item, filters));
    if (!passesMonster(monster, filters) || (isNarrowed && own.length === 0)) return [];
    const bestPercent = best(own);
    return byName(foundMonsters, monster.id, [
      {
        hit: { monster, dropCount: all.length, bestPercent },
        sort: {
          relevance: relevance(foundMonsters, monster.id),
          drop_rate: bestPercent,
          level: monster.level,
          name: monsters.indexOf(monster),
          sources: all.length,
        },
      },
    ]);
  });
  return { ...none, ...pageOf(candidates, query, (hits) => ({ monsters: hits })) };
}

function everyItem(catalog: Catalog, content: ImportedContent): CatalogItem[] {
  const unnamed = catalog.item(4_999_999);
  return [...[...content.items].sort(byKeyThenId), ...(unnamed ? [unnamed] : [])];
}

function everyMonster(catalog: Catalog, content: ImportedContent): CatalogMonster[] {
  const unnamed = catalog.monster(9_999_998);
  return [...[...content.monsters].sort(byKeyThenId), ...(unnamed ? [unnamed] : [])];
}

function byKeyThenId(a: { id: number; name: string }, b: { id: number; name: string }): number {
  const [left, right] = [searchKey(a.name), searchKey(b.name)];
  return left < right ? -1 : left > right ? 1 : a.id - b.id;
}

function isSet(range: NumberRange | undefined): boolean {
  return range?.min !== undefined || range?.max !== undefined;
}

function lies(value: number | null, range: NumberRange | undefined): boolean {
  if (range === undefined || !isSet(range)) return true;
  return value !== null && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity);
}

function passesItem(item: CatalogItem, filters: AdvancedFilters): boolean {
  const { itemTypes = [], weaponTypes = [] } = filters;
  return (
    (itemTypes.length === 0 || itemTypes.includes(item.type)) &&
    (weaponTypes.length === 0 || (item.weaponType !== undefined && weaponTypes.includes(item.weaponType))) &&
    lies(item.properties.reqLevel ?? 0, filters.itemLevel) &&
    ITEM_STATS.every((stat) =>
      lies(item.properties[ITEM_STAT_PROPERTIES[stat]] ?? 0, filters.itemStats?.[stat]),
    )
  );
}

function hasItemFilter({
  itemTypes = [],
  weaponTypes = [],
  itemLevel,
  itemStats = {},
}: AdvancedFilters): boolean {
  const stats = ITEM_STATS.some((stat) => isSet(itemStats[stat]));
  return itemTypes.length > 0 || weaponTypes.length > 0 || isSet(itemLevel) || stats;
}

function hasMonsterFilter({ monsterLevel, monsterHP, monsterExp }: AdvancedFilters): boolean {
  return isSet(monsterLevel) || isSet(monsterHP) || isSet(monsterExp);
}

function passesMonster(monster: CatalogMonster | undefined, filters: AdvancedFilters): boolean {
  if (!hasMonsterFilter(filters)) return true;
  if (monster === undefined) return false;
  const isDescribed = monster.maxHp > 0;
  return (
    lies(monster.level, filters.monsterLevel) &&
    lies(isDescribed ? monster.maxHp : null, filters.monsterHP) &&
    lies(isDescribed ? monster.exp : null, filters.monsterExp)
  );
}

function passesDrop(source: DropSource, { dropRate, dropQuantity = {} }: AdvancedFilters): boolean {
  const { min = -Infinity, max = Infinity } = dropQuantity;
  return lies(source.percent, dropRate) && source.maximumQuantity >= min && source.minimumQuantity <= max;
}

function best(rows: readonly Row[]): number | null {
  return rows.length === 0 ? null : Math.max(...rows.map(({ source }) => source.percent));
}

function pageOf<T, Lists>(
  candidates: readonly Candidate<T>[],
  { sortBy, sortOrder, page, limit }: AdvancedQuery,
  named: (hits: T[]) => Lists,
): Lists & { total: number } {
  const sorted = [...candidates].sort((a, b) => {
    const [left, right] = [a.sort[sortBy], b.sort[sortBy]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sortOrder === 'asc' ? left - right : right - left;
  });
  const hits = sorted.slice((page - 1) * limit, page * limit).map(({ hit }) => hit);
  return { total: candidates.length, ...named(hits) };
}
