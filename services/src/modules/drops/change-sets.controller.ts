import { DROP_SET_STATES, type DropSetState } from '@portico/domain';
import { IdempotencyKey } from '../../platform/http/idempotency/index.js';
import {
  type Actor,
  Call,
  ChoiceQuery,
  CurrentActor,
  IdParam,
  PageLimit,
  PageNumber,
  PositiveQuery,
  Resource,
  StrictBody,
  Summary,
  FeedRead,
  PublicRead,
} from '../../platform/http/index.js';
import { DropChecksService } from './checks/drop-checks.service.js';
import { CheckedDto } from './drops.dto.js';
import {
  ChangeSetAppliedDto,
  ChangeSetDto,
  ChangeSetRequestDto,
  ChangeSetsDto,
  CheckRequestDto,
  DraftRequestDto,
  UndoRequestDto,
} from './change-sets/change-sets.dto.js';
import { ChangeSetReadingService, ChangeSetsService } from './change-sets/change-sets.service.js';
import { DropDraftsService } from './change-sets/drop-drafts.service.js';
import { ChangelogService, DropChangelogDto } from './changelog/changelog.service.js';

/** 25,000 changed rows of about 260 bytes and 20 values each. */
const CHANGES_BODY = { maxBytes: 8 * 1024 * 1024, maxValues: 500_100 };

const WRITE = { permission: 'webAdmin', limit: 'spend' } as const;

@Resource('drop rates', 'droprates/change-sets')
export class ChangeSetsController {
  constructor(
    private readonly sets: ChangeSetsService,
    private readonly reading: ChangeSetReadingService,
    private readonly drafts: DropDraftsService,
    private readonly checks: DropChecksService,
  ) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: ChangeSetsDto })
  @Summary('Change sets, newest first')
  list(
    @ChoiceQuery('state', DROP_SET_STATES) state: DropSetState | undefined,
    @PositiveQuery('dropperId') dropperId: number | undefined,
    @PositiveQuery('itemId') itemId: number | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ) {
    return this.reading.list({ state, dropperId, itemId }, page, limit);
  }

  @Call('GET', ':id', { permission: 'webAdmin', limit: 'read', type: ChangeSetDto })
  @Summary('A change set with its rows')
  one(@IdParam() id: number) {
    return this.reading.one(id);
  }

  @Call('POST', 'check', { permission: 'webAdmin', limit: 'search', body: CHANGES_BODY, type: CheckedDto })
  @Summary('Checks changes for faults, conflicts and effects. Writes nothing')
  check(@StrictBody() { changes }: CheckRequestDto) {
    return this.checks.check(changes);
  }

  @Call('POST', 'apply', { ...WRITE, body: CHANGES_BODY, type: ChangeSetAppliedDto })
  @Summary('Applies staged edits, all or none')
  apply(
    @StrictBody() request: ChangeSetRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.sets.apply(request, { ...actor, key });
  }

  @Call('POST', '', { ...WRITE, body: CHANGES_BODY, type: ChangeSetDto })
  @Summary('Saves a draft')
  create(@StrictBody() request: ChangeSetRequestDto, @CurrentActor() actor: Actor) {
    return this.drafts.create(request, actor);
  }

  @Call('PUT', ':id', { ...WRITE, body: CHANGES_BODY, type: ChangeSetDto })
  @Summary('Replaces a draft')
  replace(@IdParam() id: number, @StrictBody() request: DraftRequestDto, @CurrentActor() actor: Actor) {
    return this.drafts.replace(id, request, actor);
  }

  @Call('DELETE', ':id', { permission: 'webAdmin', limit: 'spend' })
  @Summary('Discards a draft')
  discard(@IdParam() id: number, @CurrentActor() actor: Actor) {
    return this.drafts.discard(id, actor);
  }

  @Call('POST', ':id/apply', { permission: 'webAdmin', limit: 'spend', type: ChangeSetAppliedDto })
  @Summary('Applies a draft, all or none; with `version` only if unchanged')
  applyDraft(
    @IdParam() id: number,
    @PositiveQuery('version') version: number | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.sets.applyDraft(id, version, actor);
  }

  @Call('POST', ':id/undo', { permission: 'webAdmin', limit: 'spend', type: ChangeSetAppliedDto })
  @Summary('Undoes an applied change set as a new one, if its rows are unchanged since')
  undo(
    @IdParam() id: number,
    @StrictBody() { reason }: UndoRequestDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.sets.undo(id, reason, { ...actor, key });
  }
}

/** Edits made here show within two seconds, even from the cache of a browser. */
const CACHE_SECONDS = 2;

@Resource('drops', 'drops')
export class ChangelogController {
  constructor(private readonly changelog: ChangelogService) {}

  @PublicRead('changes', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: DropChangelogDto })
  @Summary('Drop changes, newest first')
  list(
    @PositiveQuery('setId') setId: number | undefined,
    @PositiveQuery('itemId') itemId: number | undefined,
    @PositiveQuery('monsterId') monsterId: number | undefined,
    @PositiveQuery('changes') changes: number | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 20, max: 50 }) limit: number,
  ) {
    return this.changelog.list({ setId, itemId, monsterId, changes, page, limit });
  }

  @FeedRead('changes.atom')
  @Summary('The newest 30 drop changes as an Atom feed')
  feed() {
    return this.changelog.feed();
  }
}
