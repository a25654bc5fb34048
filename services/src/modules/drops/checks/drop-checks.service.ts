import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { isDropFault } from '@portico/domain';
import type { DropChange, DropTable } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { CheckedDto, DropperEffectDto } from '../checked.dto.js';
import { DropRowsRepository } from '../editor/drop-rows.repository.js';
import type { DropRow } from '../editor/drop-rows.repository.js';
import { CatalogFacts } from './catalog-facts.js';
import { dropNamesOf } from './drop-names.js';
import { dropperEffect } from './dropper-effects.js';
import { droppersOf, editsByDropper, layOver } from './dropper-rows.js';
import type { DropperRows, RowConflict } from './dropper-rows.js';
import { inTurns } from './in-turns.js';
import { faultsIn, refusalOf } from './refusal.js';
import type { FoundIssue } from './rules/found-issue.js';
import { onlySources } from './rules/only-source.js';
import { rowIssues } from './rules/row-issues.js';
import { twinRows } from './rules/twin-rows.js';
import { UniqueKeysReader } from './unique-keys.js';

interface LaidOver {
  droppers: DropperRows[];
  conflicts: RowConflict[];
}

/** Judges changes before they are written. */
@Injectable()
export class DropChecksService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly rowsOf: DropRowsRepository,
    private readonly uniqueKeys: UniqueKeysReader,
    private readonly config: PorticoConfig,
  ) {}

  /** What would become of changes by the rows as they are now. */
  async check(changes: readonly DropChange[]): Promise<CheckedDto> {
    const facts = new CatalogFacts(this.catalogs.current);
    const { droppers, conflicts } = await this.layOver(changes);
    const issues = await this.judge(droppers, facts);
    const effects: DropperEffectDto[] = [];
    await inTurns(droppers, (dropper) => {
      effects.push(dropperEffect(dropper, facts, this.config.dropRates));
    });
    return {
      issues: issues.map((issue) => ({ ...issue, isRefused: isDropFault(issue.code) })),
      conflicts,
      effects,
      names: dropNamesOf(changes, facts.catalog),
    };
  }

  /** Throws `drops.refused`, with an issue for each of the first faults, where one has to be refused. */
  async requireSound(changes: readonly DropChange[]): Promise<void> {
    const { droppers } = await this.layOver(changes);
    const faults = faultsIn(await this.judge(droppers, new CatalogFacts(this.catalogs.current)));
    if (faults.length > 0) throw refusalOf(faults);
  }

  private async layOver(changes: readonly DropChange[]): Promise<LaidOver> {
    const rows = new Map<DropTable, readonly DropRow[]>();
    for (const [table, ids] of droppersOf(changes)) rows.set(table, await this.rowsOf.ofDroppers(table, ids));
    await nextTurn();
    const byDropper = editsByDropper(changes, rows);
    await nextTurn();
    const laidOver: LaidOver = { droppers: [], conflicts: [] };
    await inTurns(byDropper, (edits) => {
      const { dropper, conflicts } = layOver(edits);
      laidOver.droppers.push(dropper);
      laidOver.conflicts.push(...conflicts);
    });
    laidOver.conflicts.sort((a, b) => a.index - b.index);
    return laidOver;
  }

  /** In the order of the changes. */
  private async judge(droppers: readonly DropperRows[], facts: CatalogFacts): Promise<FoundIssue[]> {
    const uniqueKeys = await this.uniqueKeys.read();
    const found: FoundIssue[] = [];
    await inTurns(droppers, (dropper) => {
      for (const { values, edit } of dropper.after) {
        if (edit === null) continue;
        const { index, change } = edit;
        found.push(...rowIssues(change, values, facts).map((issue) => ({ index, ...issue })));
      }
      found.push(...twinRows(dropper, uniqueKeys));
    });
    found.push(...onlySources(droppers, facts.catalog));
    return found.sort((a, b) => a.index - b.index);
  }
}
