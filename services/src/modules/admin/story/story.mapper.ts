import { CURRENCIES, type Currency, type StoryKind } from '@portico/domain';
import { parsedJson, propertyOf } from '../../../platform/collections/index.js';
import { maskedAddress } from '../../../platform/http/index.js';
import type { StoryRow } from './story-rows.js';
import type { StoryEventDto } from './story.dto.js';

export interface StoryNames {
  character: (id: number) => string | null;
  item: (id: number) => string | null;
}

type Parts = Partial<Omit<StoryEventDto, 'at' | 'kind' | 'characterName' | 'itemName'>> & { what: string };

const MAPPERS: Readonly<Record<StoryKind, (row: StoryRow, names: StoryNames) => Parts>> = {
  vote: (row) => ({ what: textOf(row.state), text: textOf(row.site), network: networkOf(row.ip) }),
  ledger: (row) => ({
    what: textOf(row.reason),
    amount: Number(row.delta),
    currency: CURRENCIES.find((currency) => currency === row.currency) ?? null,
  }),
  session: auditParts,
  account: auditParts,
  exp: (row) => ({ what: 'exp', amount: Number(row.gained ?? 0) }),
  boss: (row) => ({ what: textOf(row.boss_type), text: textOf(row.frequency) }),
  scroll: (row, names) => ({
    what: Number(row.success) === 0 ? 'failure' : 'success',
    itemId: Number(row.item_id),
    text: names.item(Number(row.scroll_id)),
  }),
  nx: (row) => ({
    what: textOf(row.type),
    amount: row.type === 'SPEND' ? -Number(row.amount) : Number(row.amount),
    currency: 'NX',
    text: textOf(row.source),
  }),
  inkwell: (row) => ({
    what: textOf(row.currency),
    amount: -Number(row.cost),
    currency: INKWELL_CURRENCY[textOf(row.currency)] ?? null,
    itemId: Number(row.item_id),
  }),
};

const INKWELL_CURRENCY: Readonly<Record<string, Currency>> = { VOTE_POINTS: 'VP', NX_CREDIT: 'NX' };

export function toStoryEvent(kind: StoryKind, row: StoryRow, names: StoryNames): StoryEventDto {
  const parts = MAPPERS[kind](row, names);
  const { character_id: characterId } = row;
  return {
    at: row.at,
    kind,
    amount: null,
    currency: null,
    itemId: null,
    text: null,
    network: null,
    ...parts,
    characterName:
      characterId === null || characterId === undefined ? null : names.character(Number(characterId)),
    itemName: parts.itemId === undefined || parts.itemId === null ? null : names.item(parts.itemId),
  };
}

function auditParts({ action, network, details, ...row }: StoryRow): Parts {
  // Text that is not JSON was changed by hand in the database.
  const reason = typeof details === 'string' ? propertyOf(parsedJson(details), 'reason') : undefined;
  return {
    what: textOf(action),
    text: typeof reason === 'string' && reason !== '' ? reason : null,
    network: isOfAnother(row) ? null : networkOf(network),
  };
}

/** Whether someone else acted. The actor's network then says nothing about the account. */
function isOfAnother({ account_id: accountId, actor_account_id: actorId }: StoryRow): boolean {
  return actorId !== null && actorId !== undefined && Number(actorId) !== Number(accountId);
}

function networkOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? maskedAddress(value) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
