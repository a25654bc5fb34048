import { SPENDING_DAYS, STORY_KINDS, type StoryKind } from '@portico/domain';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  Call,
  Resource,
  Summary,
  IdParam,
  PageLimit,
  PageNumber,
  ChoiceQuery,
  CurrentPrincipal,
  requestParameter,
  type Principal,
} from '../../platform/http/index.js';
import { invalidField } from '../../platform/errors/index.js';
import { AdminOverviewDto } from './overview/overview.dto.js';
import { AdminOverviewService } from './overview/overview.service.js';
import {
  EconomyDto,
  EconomyService,
  ECONOMY_CURRENCIES,
  type EconomyCurrency,
} from './economy/economy.service.js';
import { HoldersDto, HoldersService } from './holders/holders.service.js';
import { SpendingDto, SpendingReportService } from './spending/spending-report.service.js';
import { StoryDto, StoryService } from './story/story.service.js';

/** The contract has these calls below `voting`. */
@Resource('admin', 'voting/admin')
export class AdminOverviewController {
  constructor(private readonly overviews: AdminOverviewService) {}

  @Call('GET', 'overview', { permission: 'admin', limit: 'read', type: AdminOverviewDto })
  @Summary('Players online, votes of the day with their rewards, and suspicious votes')
  overview() {
    return this.overviews.overview();
  }
}

@Resource('admin', 'admin/economy')
export class EconomyController {
  constructor(private readonly economy: EconomyService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'read', type: EconomyDto })
  @Summary('NX, vote points and mesos in and out within 30 days, by source; top movers; items')
  lastMonth() {
    return this.economy.lastMonth();
  }
}

@Resource('admin', 'admin/items')
export class HoldersController {
  constructor(private readonly holders: HoldersService) {}

  @Call('GET', ':id/holders', { permission: 'admin', limit: 'search', type: HoldersDto })
  @Summary('Characters and accounts that hold an item, with amounts and where they keep it')
  list(
    @IdParam() id: number,
    @PageNumber() page: number,
    @PageLimit({ default: 50, max: 100 }) limit: number,
  ) {
    return this.holders.of(id, page, limit);
  }
}

@Resource('admin', 'admin/spending')
export class SpendingController {
  constructor(private readonly spending: SpendingReportService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'search', type: SpendingDto })
  @Summary('Accounts that spent most within some days, and on what')
  list(
    @ChoiceQuery('currency', ECONOMY_CURRENCIES, 'VP') currency: EconomyCurrency,
    @ChoiceQuery('days', SPENDING_DAYS, '7') days: string,
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
  ) {
    return this.spending.page({ currency, days: Number(days) }, page, limit);
  }
}

/** `?at=` in milliseconds UTC; now if absent. Any other text is refused. */
const StoryMoment = () =>
  requestParameter(({ query }: FastifyRequest<{ Querystring: { at?: unknown } }>) => readMoment(query.at));

function readMoment(at: unknown): number {
  if (at === undefined || at === '') return Date.now();
  if (typeof at === 'string' && /^\d{1,14}$/.test(at)) return Number(at);
  throw invalidField('at', 'moment', 'Must be milliseconds UTC');
}

const STORY_HOURS = ['1', '6', '24', '168'] as const;

@Resource('admin', 'admin/accounts')
export class StoryController {
  constructor(private readonly stories: StoryService) {}

  @Call('GET', ':id/story', { permission: 'admin', limit: 'search', type: StoryDto })
  @Summary(
    'Votes, ledger, sessions and characters of an account around a moment',
    'Scrolls, the log of NX and Inkwell purchases for web admins alone',
  )
  @ApiQuery({
    name: 'at',
    required: false,
    schema: { type: 'integer' },
    description: 'Milliseconds UTC; now without',
  })
  story(
    @IdParam() id: number,
    @StoryMoment() at: number,
    @ChoiceQuery('hours', STORY_HOURS, '6') hours: string,
    @ChoiceQuery('kind', STORY_KINDS) kind: StoryKind | undefined,
    @CurrentPrincipal() principal: Principal,
  ) {
    return this.stories.story(id, { at, hours: Number(hours), kind }, principal);
  }
}
