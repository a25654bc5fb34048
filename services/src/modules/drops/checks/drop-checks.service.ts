import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isDropFault, itemTypeOf, MAX_DROP_QUEST_ID, MESO_ITEM_ID } from '@portico/domain';
import type { DropChange, DropItemFacts, DropTable } from '@portico/domain';
import { type Catalog, CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { CheckedDto, DropNamesDto } from '../drops.dto.js';
import { dropperName } from '../editor/catalog-search.js';
import { type DropRow, DropRowsRepository } from '../editor/drop-rows.repository.js';
import { applyEdits, dropperEffect, type DropperRows, droppersOf, editsByDropper } from './dropper-rows.js';
import { inTurns } from './in-turns.js';
import { faultsIn, type FoundIssue, onlySources, refusalOf, rowIssues, twinRows } from './rules.js';

interface ItemFacts extends DropItemFacts {
  isKnown: boolean;
  /** Price of one piece in shops; 0 if unknown. */
  price: number;
}

/** Facts from the game files about items, droppers and quests, cached. Before an import, nothing counts as unknown. */
export class CatalogFacts {
  private readonly items = new Map<number, ItemFacts>();
  private readonly hasImport: boolean;

  constructor(readonly catalog: Catalog) {
    this.hasImport = catalog.generation !== null;
  }

  item(id: number): ItemFacts {
    const known = this.items.get(id);
    if (known !== undefined) return known;
    const facts = this.read(id);
    this.items.set(id, facts);
    return facts;
  }

  knowsDropper(table: DropTable, id: number): boolean {
    if (!this.hasImport) return true;
    const { world } = this.catalog;
    return table === 'monster'
      ? this.catalog.hasImported('monster', id)
      : world.reactor(id) !== undefined || world.mapsOf('reactor', id).length > 0;
  }

  /** 0 or less means no quest. */
  knowsQuest(id: number): boolean {
    if (id <= 0) return true;
    return this.hasImport ? this.catalog.world.quest(id) !== undefined : id <= MAX_DROP_QUEST_ID;
  }

  private read(id: number): ItemFacts {
    if (id === MESO_ITEM_ID) return { isKnown: true, isEquipment: false, price: 1 };
    const type = itemTypeOf(id);
    const isKnown = type !== undefined && (!this.hasImport || this.catalog.hasImported('item', id));
    const properties = this.catalog.item(id)?.properties;
    return {
      isKnown,
      isEquipment: type === 'equipment',
      isQuestItem: properties?.quest === 1,
      slotMax: properties?.slotMax,
      price: properties?.price ?? 0,
    };
  }
}

export function dropNamesOf(changes: readonly DropChange[], catalog: Catalog): DropNamesDto {
  const { world } = catalog;
  const names: DropNamesDto = { items: {}, monsters: {}, reactors: {}, quests: {} };
  for (const { table, dropperId, before, after } of changes) {
    const droppers = table === 'monster' ? names.monsters : names.reactors;
    droppers[dropperId] ??= dropperName(catalog, table, dropperId);
    for (const values of [before, after]) {
      if (values === null) continue;
      names.items[values.itemId] ??= catalog.itemName(values.itemId);
      if (values.questId > 0) names.quests[values.questId] ??= world.questName(values.questId);
    }
  }
  return names;
}

@Injectable()
export class DropChecksService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly rowsOf: DropRowsRepository,
    private readonly config: PorticoConfig,
  ) {}

  async check(changes: readonly DropChange[]): Promise<CheckedDto> {
    const facts = new CatalogFacts(this.catalogs.current);
    const { droppers, conflicts } = await this.applyChanges(changes);
    const issues = await this.judge(droppers, facts);
    const effects = await inTurns(droppers, (dropper) =>
      dropperEffect(dropper, facts, this.config.dropRates),
    );
    return {
      issues: issues.map((issue) => ({ ...issue, isRefused: isDropFault(issue.code) })),
      conflicts,
      effects,
      names: dropNamesOf(changes, facts.catalog),
    };
  }

  /** Throws `drops.refused` with the first faults as its issues, if any fault must be refused. */
  async requireSound(changes: readonly DropChange[]): Promise<void> {
    const { droppers } = await this.applyChanges(changes);
    const faults = faultsIn(await this.judge(droppers, new CatalogFacts(this.catalogs.current)));
    if (faults.length > 0) throw refusalOf(faults);
  }

  private async applyChanges(changes: readonly DropChange[]) {
    const rows = new Map<DropTable, readonly DropRow[]>();
    for (const [table, ids] of droppersOf(changes)) rows.set(table, await this.rowsOf.ofDroppers(table, ids));
    await nextTurn();
    const byDropper = editsByDropper(changes, rows);
    await nextTurn();
    const applied = await inTurns(byDropper, applyEdits);
    return {
      droppers: applied.map(({ dropper }) => dropper),
      conflicts: applied.flatMap(({ conflicts }) => conflicts).sort((a, b) => a.index - b.index),
    };
  }

  private async judge(droppers: readonly DropperRows[], facts: CatalogFacts): Promise<FoundIssue[]> {
    const uniqueKeys = await this.rowsOf.uniqueKeys();
    const found = await inTurns(droppers, (dropper) => [
      ...dropper.after.flatMap(({ values, edit }) =>
        edit === null
          ? []
          : rowIssues(edit.change, values, facts).map((issue) => ({ index: edit.index, ...issue })),
      ),
      ...twinRows(dropper, uniqueKeys),
    ]);
    return [...found.flat(), ...onlySources(droppers, facts.catalog)].sort((a, b) => a.index - b.index);
  }
}
