import type { CatalogGenerationEntity } from '../tables/catalog.entities.js';
import type { ImportReport, ReportGroup } from './import-report.js';
import type { ImportResult } from './run-import.js';

/** Sums up an import in a few lines for a terminal. */
export function summarizeImport(result: ImportResult, seconds: number): string {
  const { generationId, report, totals } = result;
  const files = `${formatted(totals.files)} files`;
  if (result.isUnchanged) {
    return `Nothing changed in ${files} (${seconds.toFixed(1)} s): generation ${generationId} stays live\n`;
  }
  const details = [...report.counts].map(([kind, count]) => `${kind} ${formatted(count)}`).join(', ');
  return [
    `Imported ${files} in ${seconds.toFixed(1)} s, live as generation ${generationId}:`,
    `  items     ${formatted(result.itemCount)}`,
    `  monsters  ${formatted(result.monsterCount)}`,
    `  maps      ${formatted(result.mapCount)}`,
    `  NPCs      ${formatted(result.npcCount)}`,
    `  quests    ${formatted(result.questCount)}`,
    `  reactors  ${formatted(result.reactorCount)}`,
    `  of these  ${details}`,
    ...accepted(result.acceptedLosses),
    ...notes(report),
    '',
  ].join('\n');
}

/** Names the generation in service after a rollback. */
export function summarizeRollback({ from, to }: Record<'from' | 'to', CatalogGenerationEntity>): string {
  const importedAt = new Date(to.finishedAt ?? to.startedAt).toISOString().slice(0, 16).replace('T', ' ');
  return [
    `Generation ${to.id} is live again (imported ${importedAt} UTC), instead of generation ${from.id}:`,
    `  items ${formatted(to.itemCount)}, monsters ${formatted(to.monsterCount)}, maps ${formatted(to.mapCount)}, NPCs ${formatted(to.npcCount)}, quests ${formatted(to.questCount)}, reactors ${formatted(to.reactorCount)}`,
    `To go forward again, import the files of generation ${from.id} again.`,
    '',
  ].join('\n');
}

function accepted(losses: readonly string[]): string[] {
  return losses.length === 0 ? [] : ['Lost, as accepted:', ...losses.map((loss) => `  ${loss}`)];
}

/** Lists the notes of an import that failed. */
export function summarizeNotes(report: ImportReport): string {
  return notes(report)
    .map((line) => `${line}\n`)
    .join('');
}

function notes(report: ImportReport): string[] {
  return [...section('Skipped on purpose:', report.skipped), ...section('Warnings:', report.warnings)];
}

function section(title: string, groups: readonly ReportGroup[]): string[] {
  if (groups.length === 0) return [];
  return [
    title,
    ...groups.map(({ reason, count, samples }) => {
      const more = count > samples.length ? ', ...' : '';
      return `  ${formatted(count)} x ${reason}: ${samples.join(', ')}${more}`;
    }),
  ];
}

function formatted(count: number): string {
  return count.toLocaleString('en');
}
