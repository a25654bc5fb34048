import { monsterDropPercent, reactorDropPercent } from '@portico/domain';
import { push } from '../../platform/collections/index.js';
import type { DropRows, GlobalDropRow, MonsterDropRow, ReactorDropRow } from '../live/live-rows.js';
import type { CatalogMonster, DropEntry, DropSource, GlobalDrop } from './catalog.types.js';
import { continentOf } from './continents.js';

const EVERYWHERE = -1;

interface Names {
  item(id: number): string;
  monster(id: number): CatalogMonster;
  reactor(id: number): string;
  continents(monsterId: number): ReadonlySet<number>;
}

/**
 * Drops by item and by monster. Rows that can never drop are left out: chances of 0 or less, reactors with a negative N. Global drops
 * fall from every monster with a drop of its own; those of a continent only from monsters on its maps.
 */
export class DropIndex {
  private readonly sources = new Map<number, DropSource[]>();
  private readonly drops = new Map<number, DropEntry[]>();
  private readonly global: readonly GlobalDropRow[];
  private readonly everywhere: readonly GlobalDropRow[];

  constructor(
    rows: DropRows,
    private readonly names: Names,
  ) {
    for (const row of rows.monster) this.addMonsterDrop(row);
    for (const row of rows.reactor) this.addReactorDrop(row);
    const global = strongestPerItem(rows.global);
    for (const row of global) push(this.sources, row.itemId, globalSource(row));
    for (const list of this.sources.values()) list.sort(bySourceOrder);
    this.global = rows.global.filter(({ chance }) => chance > 0);
    this.everywhere = this.global.filter(({ continent }) => continent === EVERYWHERE);
    this.addGlobalDrops();
  }

  hasSources(itemId: number): boolean {
    return this.sources.has(itemId);
  }

  hasDrops(monsterId: number): boolean {
    return this.drops.has(monsterId);
  }

  itemIds(): Iterable<number> {
    return this.sources.keys();
  }

  monsterIds(): Iterable<number> {
    return this.drops.keys();
  }

  /** Monsters first, sorted by percent. A global drop counts once. */
  sourcesOfItem(itemId: number): readonly DropSource[] {
    return this.sources.get(itemId) ?? [];
  }

  /** Own drops by percent, then global drops; empty for a monster without drops. */
  dropsOfMonster(monsterId: number): readonly DropEntry[] {
    return this.drops.get(monsterId) ?? [];
  }

  /** Global drops of a monster, by percent. A monster has them only if it also has a drop of its own. */
  globalDropsOf(monsterId: number): readonly GlobalDrop[] {
    return this.globalEntries(this.globalRowsOf(monsterId));
  }

  globalDropsOn(mapId: number): readonly GlobalDrop[] {
    return this.globalEntries(this.globalRowsIn(new Set([continentOf(mapId)])));
  }

  private addMonsterDrop(row: MonsterDropRow): void {
    if (row.chance <= 0) {
      if (!this.drops.has(row.dropperId)) this.drops.set(row.dropperId, []);
      return;
    }
    const monster = this.names.monster(row.dropperId);
    const values = valuesOf(row);
    push(this.sources, row.itemId, {
      type: 'monster',
      dropperId: row.dropperId,
      name: monster.name,
      level: monster.level,
      isBoss: monster.isBoss,
      ...values,
    });
    push(this.drops, row.dropperId, {
      itemId: row.itemId,
      itemName: this.names.item(row.itemId),
      isGlobal: false,
      ...values,
    });
  }

  private addReactorDrop(row: ReactorDropRow): void {
    if (row.oneIn < 0) return;
    push(this.sources, row.itemId, {
      type: 'reactor',
      dropperId: row.reactorId,
      name: this.names.reactor(row.reactorId),
      level: null,
      isBoss: false,
      minimumQuantity: 1,
      maximumQuantity: 1,
      percent: reactorDropPercent(row.oneIn),
      questId: row.questId > 0 ? row.questId : null,
    });
  }

  private addGlobalDrops(): void {
    const everywhere = this.globalEntries(strongestPerItem(this.everywhere));
    for (const [monsterId, list] of this.drops) {
      list.sort(byPercent);
      const rows = this.globalRowsOf(monsterId);
      list.push(...(rows === this.everywhere ? everywhere : this.globalEntries(strongestPerItem(rows))));
    }
  }

  private globalRowsOf(monsterId: number): readonly GlobalDropRow[] {
    const hasLocal = this.everywhere.length < this.global.length;
    return hasLocal ? this.globalRowsIn(this.names.continents(monsterId)) : this.everywhere;
  }

  private globalRowsIn(continents: ReadonlySet<number>): readonly GlobalDropRow[] {
    const falls = ({ continent }: GlobalDropRow) => continent === EVERYWHERE || continents.has(continent);
    const rows = this.global.filter(falls);
    return rows.length === this.everywhere.length ? this.everywhere : rows;
  }

  private globalEntries(rows: readonly GlobalDropRow[]): GlobalDrop[] {
    return rows.map((row) => this.globalEntry(row)).sort(byPercent);
  }

  private globalEntry(row: GlobalDropRow): GlobalDrop {
    return {
      rowId: row.id,
      chance: row.chance,
      itemId: row.itemId,
      itemName: this.names.item(row.itemId),
      isGlobal: true,
      ...valuesOf(row),
    };
  }
}

function globalSource(row: GlobalDropRow): DropSource {
  return {
    type: 'global',
    dropperId: row.id,
    name: 'Every monster',
    level: null,
    isBoss: false,
    ...valuesOf(row),
  };
}

function valuesOf(row: Omit<MonsterDropRow, 'dropperId'>) {
  return {
    minimumQuantity: row.minimumQuantity,
    maximumQuantity: row.maximumQuantity,
    percent: monsterDropPercent(row.chance),
    questId: row.questId > 0 ? row.questId : null,
  };
}

function strongestPerItem(rows: readonly GlobalDropRow[]): readonly GlobalDropRow[] {
  const strongest = new Map<number, GlobalDropRow>();
  for (const row of rows) {
    const known = strongest.get(row.itemId);
    if (row.chance > 0 && (known === undefined || row.chance > known.chance)) strongest.set(row.itemId, row);
  }
  return [...strongest.values()];
}

const SOURCE_ORDER = { monster: 0, reactor: 1, global: 2 } as const;

function bySourceOrder(a: DropSource, b: DropSource): number {
  return SOURCE_ORDER[a.type] - SOURCE_ORDER[b.type] || b.percent - a.percent || a.dropperId - b.dropperId;
}

function byPercent(a: DropEntry, b: DropEntry): number {
  return b.percent - a.percent || a.itemId - b.itemId;
}
