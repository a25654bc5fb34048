import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DROP_SET_STATES } from '@portico/domain';
import type { DropSetState } from '@portico/domain';
import {
  ChoiceQuery,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  LargeBodyLimit,
  Limit,
  PositiveQuery,
  PageLimit,
  PageNumber,
  Permission,
  StrictBody,
} from '../../../platform/http/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import { IdempotencyKey } from '../../ledger/index.js';
import { DropChecksService } from '../checks/drop-checks.service.js';
import { CheckedDto } from '../drops.dto.js';
import { ChangeSetReadingService } from './change-set-reading.service.js';
import {
  ChangeSetAppliedDto,
  ChangeSetDto,
  ChangeSetRequestDto,
  ChangeSetsDto,
  CheckRequestDto,
  DraftRequestDto,
  UndoRequestDto,
} from './change-sets.dto.js';
import { ChangeSetsService } from './change-sets.service.js';
import { DropDraftsService } from './drop-drafts.service.js';

/** 25,000 changed rows: some 260 bytes and 20 values each. */
const CHANGES_BODY = { maxBytes: 8 * 1024 * 1024, maxValues: 500_100 };

/** Edits of drops as sets: drafts, checks, applying, undoing. */
@ApiTags('drop rates')
@Controller('droprates/change-sets')
export class ChangeSetsController {
  constructor(
    private readonly sets: ChangeSetsService,
    private readonly reading: ChangeSetReadingService,
    private readonly drafts: DropDraftsService,
    private readonly checks: DropChecksService,
  ) {}

  @Get()
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'Change sets, newest first' })
  @ApiOkResponse({ type: ChangeSetsDto })
  list(
    @ChoiceQuery('state', DROP_SET_STATES) state: DropSetState | undefined,
    @PositiveQuery('dropperId') dropperId: number | undefined,
    @PositiveQuery('itemId') itemId: number | undefined,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ): Promise<ChangeSetsDto> {
    return this.reading.list({ state, dropperId, itemId, page, limit });
  }

  @Get(':id')
  @Permission('webAdmin')
  @Limit('read')
  @ApiOperation({ summary: 'A change set with its rows' })
  @ApiOkResponse({ type: ChangeSetDto })
  one(@IdParam() id: number): Promise<ChangeSetDto> {
    return this.reading.one(id);
  }

  @Post('check')
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('search', CHANGES_BODY)
  @ApiOperation({ summary: 'What would become of changes: faults, conflicts, effects. Writes nothing' })
  @ApiOkResponse({ type: CheckedDto })
  check(@StrictBody(CheckRequestDto) { changes }: CheckRequestDto): Promise<CheckedDto> {
    return this.checks.check(changes);
  }

  @Post('apply')
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('spend', CHANGES_BODY)
  @ApiOperation({ summary: 'Applies what is staged: all of it or nothing' })
  @ApiOkResponse({ type: ChangeSetAppliedDto })
  apply(
    @StrictBody(ChangeSetRequestDto) request: ChangeSetRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ChangeSetAppliedDto> {
    return this.sets.apply(request, { principal, client, key });
  }

  @Post()
  @HttpCode(200)
  @Permission('webAdmin')
  @LargeBodyLimit('spend', CHANGES_BODY)
  @ApiOperation({ summary: 'Saves a draft' })
  @ApiOkResponse({ type: ChangeSetDto })
  create(
    @StrictBody(ChangeSetRequestDto) request: ChangeSetRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<ChangeSetDto> {
    return this.drafts.create(request, { principal, client });
  }

  @Put(':id')
  @Permission('webAdmin')
  @LargeBodyLimit('spend', CHANGES_BODY)
  @ApiOperation({ summary: 'Saves a draft in place of what it was' })
  @ApiOkResponse({ type: ChangeSetDto })
  replace(
    @IdParam() id: number,
    @StrictBody(DraftRequestDto) request: DraftRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<ChangeSetDto> {
    return this.drafts.replace(id, request, { principal, client });
  }

  @Delete(':id')
  @HttpCode(204)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Throws a draft away' })
  @ApiNoContentResponse()
  discard(
    @IdParam() id: number,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<void> {
    return this.drafts.discard(id, { principal, client });
  }

  @Post(':id/apply')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({
    summary: 'Applies a draft: all of it or nothing; with `version` only as it was read',
  })
  @ApiOkResponse({ type: ChangeSetAppliedDto })
  applyDraft(
    @IdParam() id: number,
    @PositiveQuery('version') version: number | undefined,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ): Promise<ChangeSetAppliedDto> {
    return this.sets.applyDraft(id, version, { principal, client });
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({
    summary: 'Takes an applied set back, as a set of its own, while its rows are as it left them',
  })
  @ApiOkResponse({ type: ChangeSetAppliedDto })
  undo(
    @IdParam() id: number,
    @StrictBody(UndoRequestDto) { reason }: UndoRequestDto,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ChangeSetAppliedDto> {
    return this.sets.undo(id, reason, { principal, client, key });
  }
}
