import { percentDecimals } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { atomDocument } from '../../../platform/http/index.js';
import { markup } from '../../pages/index.js';
import type { PublicChangeSetDto, PublicDropChangeDto } from './changelog.dto.js';

const PAGE = '/drop-changes';
const FEED = '/api/drops/changes.atom';

export function changelogFeed(
  site: PorticoConfig['public']['site'],
  sets: readonly PublicChangeSetDto[],
): string {
  const page = site.origin + PAGE;
  return atomDocument(site, {
    id: page,
    title: `${site.name}: drop changes`,
    link: page,
    self: site.origin + FEED,
    updated: new Date(sets[0]?.at ?? 0),
    entries: sets.map((set) => ({
      id: `${page}?set=${set.id}`,
      link: `${page}?set=${set.id}`,
      title: entryTitle(set),
      date: new Date(set.at),
      published: new Date(set.at),
      content: entryContent(set),
    })),
  });
}

const PREFERRED_DECIMALS = 2;

function entryTitle({ note, isUndo, total }: PublicChangeSetDto): string {
  const count = total === 1 ? '1 drop changed' : `${total} drops changed`;
  const text = note === '' ? count : note;
  return markup`${isUndo ? `Taken back: ${text}` : text}`.text;
}

function entryContent({ changes, total }: PublicChangeSetDto): string {
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
