import { Injectable } from '@nestjs/common';
import { CURRENCIES, HOUR_MS, STORY_KINDS, WEB_ADMIN_STORY_KINDS } from '@portico/domain';
import type { Currency, StoryKind } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { parsedJson, propertyOf, textOrEmpty } from '../../../platform/collections/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Choice, Flag, Integer, maskedAddress, Nested, Text } from '../../../platform/http/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { MAX_EVENTS, StoryRepository, type StoryRow, type StorySpan } from './story.repository.js';

export class StoryEventDto {
  @Integer('Milliseconds UTC') at: number;
  @Choice(STORY_KINDS, { enumName: 'StoryKind' }) kind: StoryKind;

  @Text(
    'Kind of event, in a word of the API: an audit action, a reason of the ledger, a state of a vote, a boss, a type of NX, ...',
    { example: 'exchange' },
  )
  what: string;

  @Text({ nullable: true }) characterName: string | null;
  @Integer('Negative for what was spent', { nullable: true }) amount: number | null;
  @Choice(CURRENCIES, { enumName: 'Currency', nullable: true }) currency: Currency | null;
  @Integer({ nullable: true }) itemId: number | null;
  @Text({ nullable: true }) itemName: string | null;
  @Text('Text of the game server or of an admin', { nullable: true }) text: string | null;
  @Text({ nullable: true, example: '203.0.*.*' }) network: string | null;
}

export class StoryDto {
  @Integer() accountId: number;
  @Text() accountName: string;
  @Integer('Milliseconds UTC') from: number;
  @Integer('Milliseconds UTC') until: number;

  @Nested(() => [StoryEventDto], 'Newest first, 300 at most, the nearest to the moment')
  events: StoryEventDto[];

  @Flag('There were more than are listed') isCut: boolean;
}

@Injectable()
export class StoryService {
  constructor(
    private readonly stories: StoryRepository,
    private readonly catalogs: CatalogService,
  ) {}

  async story(
    accountId: number,
    { at, hours, kind }: { at: number; hours: number; kind: StoryKind | undefined },
    principal: Pick<Principal, 'isWebAdmin'>,
  ): Promise<StoryDto> {
    const kinds = readableKinds(kind, principal);
    const owner = await this.stories.owner(accountId);
    if (owner === undefined) throw new AppError('admin.account_not_found');
    const span: StorySpan = { at, from: Math.max(0, at - hours * HOUR_MS), until: at + hours * HOUR_MS };
    const found = await Promise.all(
      kinds.map(async (one) => (await this.stories.rows(one, owner, span)).map((row) => ({ one, row }))),
    );
    const rows = found.flat().sort((a, b) => Math.abs(a.row.at - at) - Math.abs(b.row.at - at));
    const names = new Map(owner.characters.map(({ id, name }) => [id, name]));
    const { current: catalog } = this.catalogs;
    const events = rows.slice(0, MAX_EVENTS).map(({ one, row }) =>
      toStoryEvent(one, row, {
        character: (id) => names.get(id) ?? null,
        item: (id) => catalog.itemName(id),
      }),
    );
    return {
      accountId,
      accountName: owner.name,
      from: span.from,
      until: span.until,
      events: events.sort((a, b) => b.at - a.at),
      isCut: rows.length > MAX_EVENTS,
    };
  }
}

/** A story shows rows of a log only to admins who may open that log. */
function readableKinds(
  kind: StoryKind | undefined,
  { isWebAdmin }: Pick<Principal, 'isWebAdmin'>,
): readonly StoryKind[] {
  const readable = STORY_KINDS.filter((one) => isWebAdmin || !WEB_ADMIN_STORY_KINDS.includes(one));
  if (kind === undefined) return readable;
  if (readable.includes(kind)) return [kind];
  throw new AppError('identity.forbidden', { permission: 'webAdmin' });
}

export type StoryNames = Record<'character' | 'item', (id: number) => string | null>;

type Parts = Partial<Omit<StoryEventDto, 'at' | 'kind' | 'characterName' | 'itemName'>> & { what: string };

const MAPPERS: Readonly<Record<StoryKind, (row: StoryRow, names: StoryNames) => Parts>> = {
  vote: (row) => ({ what: textOrEmpty(row.state), text: textOrEmpty(row.site), network: networkOf(row.ip) }),
  ledger: (row) => ({
    what: textOrEmpty(row.reason),
    amount: Number(row.delta),
    currency: CURRENCIES.find((currency) => currency === row.currency) ?? null,
  }),
  session: auditParts,
  account: auditParts,
  exp: (row) => ({ what: 'exp', amount: Number(row.gained ?? 0) }),
  boss: (row) => ({ what: textOrEmpty(row.boss_type), text: textOrEmpty(row.frequency) }),
  scroll: (row, names) => ({
    what: Number(row.success) === 0 ? 'failure' : 'success',
    itemId: Number(row.item_id),
    text: names.item(Number(row.scroll_id)),
  }),
  nx: (row) => ({
    what: textOrEmpty(row.type),
    amount: row.type === 'SPEND' ? -Number(row.amount) : Number(row.amount),
    currency: 'NX',
    text: textOrEmpty(row.source),
  }),
  inkwell: (row) => ({
    what: textOrEmpty(row.currency),
    amount: -Number(row.cost),
    currency: INKWELL_CURRENCY[textOrEmpty(row.currency)] ?? null,
    itemId: Number(row.item_id),
  }),
};

const INKWELL_CURRENCY: Readonly<Record<string, Currency>> = { VOTE_POINTS: 'VP', NX_CREDIT: 'NX' };

function toStoryEvent(kind: StoryKind, row: StoryRow, names: StoryNames): StoryEventDto {
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
    what: textOrEmpty(action),
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
