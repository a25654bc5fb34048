import { percentDecimals } from '@portico/domain';
import { markup } from '../../pages/index.js';
import type { PublicChangeSetDto, PublicDropChangeDto } from './changelog.dto.js';

const PREFERRED_DECIMALS = 2;

/** The heading of a set in the feed, as HTML. */
export function entryTitle({ note, isUndo, total }: PublicChangeSetDto): string {
  const count = total === 1 ? '1 drop changed' : `${total} drops changed`;
  const text = note === '' ? count : note;
  return markup`${isUndo ? `Taken back: ${text}` : text}`.text;
}

/** What a set changed, as HTML. */
export function entryContent({ changes, total }: PublicChangeSetDto): string {
  const lines = changes.map((change) => markup`<li>${lineOf(change)}</li>`);
  const more = total > changes.length && markup`<p>and ${total - changes.length} more</p>`;
  return markup`<ul>${lines}</ul>${more}`.text;
}

function lineOf(change: PublicDropChangeDto): string {
  const { dropperName, itemName, percentBefore: before, percentAfter: after } = change;
  const dropper = change.type === 'reactor' ? `${dropperName} (reactor)` : dropperName;
  const subject = `${dropper}: ${itemName}`;
  if (after === null) return `${subject} ${percent(before)} → no longer`;
  if (before === null) return `${subject} ${percent(after)} (new)`;
  if (before === after) return `${subject} ${quantities(change)}`;
  const direction = after > before ? 'more often' : 'less often';
  return `${subject} ${percent(before)} → ${percent(after)} (${direction})`;
}

function quantities({ minBefore, maxBefore, minAfter, maxAfter }: PublicDropChangeDto): string {
  const before = pieces(minBefore, maxBefore);
  const after = pieces(minAfter, maxAfter);
  return before === after ? 'for another quest' : `${before} → ${after} pieces`;
}

function pieces(min: number | null, max: number | null): string {
  return min === max ? `${min ?? 1}` : `${min ?? 1}–${max ?? 1}`;
}

function percent(value: number | null): string {
  return value === null ? '' : `${value.toFixed(percentDecimals(value, PREFERRED_DECIMALS))}%`;
}
