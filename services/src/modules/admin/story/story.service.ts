import { Injectable } from '@nestjs/common';
import { HOUR_MS, STORY_KINDS, type StoryKind, WEB_ADMIN_STORY_KINDS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { MAX_EVENTS, type StorySpan } from './story-rows.js';
import type { StoryDto } from './story.dto.js';
import { toStoryEvent } from './story.mapper.js';
import { StoryRepository } from './story.repository.js';

@Injectable()
export class StoryService {
  constructor(
    private readonly stories: StoryRepository,
    private readonly catalogs: CatalogService,
  ) {}

  /** Throws `admin.account_not_found`, or `identity.forbidden` for a kind that the principal may not read. */
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
