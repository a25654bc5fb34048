import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type DropChange, type DropTable, isDropFault } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { CheckedDto } from '../drops.dto.js';
import { type DropRow, DropRowsRepository } from '../editor/drop-rows.repository.js';
import { CatalogFacts, dropNamesOf } from './catalog-facts.js';
import { applyEdits, dropperEffect, type DropperRows, droppersOf, editsByDropper } from './dropper-rows.js';
import { inTurns } from './in-turns.js';
import { faultsIn, type FoundIssue, onlySources, refusalOf, rowIssues, twinRows } from './rules.js';

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
