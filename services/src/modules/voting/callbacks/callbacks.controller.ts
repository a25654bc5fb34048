import { applyDecorators, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { CALLBACK_VERDICTS, type CallbackVerdict } from '@portico/domain';
import type { FastifyRequest } from 'fastify';
import {
  type Actor,
  bodyTextOf,
  Call,
  CallbackLimit,
  ChoiceQuery,
  type Client,
  CurrentActor,
  CurrentClient,
  IdParam,
  PageLimit,
  PageNumber,
  Permission,
  PositiveQuery,
  requestParameter,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import type { SiteCallback } from '../sites/vote-site.js';
import {
  CallbackLogDto,
  ReceivedDto,
  ReplayedDto,
  SiteHealthListDto,
  SiteTestDto,
} from './callback-log.dto.js';
import { CallbackLogService } from './callback-log.service.js';
import { CallbackReplayService } from './callback-replay.service.js';
import { CallbacksService } from './callbacks.service.js';
import { SiteHealthService } from './site-health.service.js';
import { SiteTestService } from './site-test.service.js';

function SiteCall(): ParameterDecorator {
  return requestParameter(siteCallbackOf);
}

function siteCallbackOf(request: FastifyRequest<CallbackRoute>): SiteCallback {
  const { method, query, body, headers, ip, params } = request;
  const isPost = method === 'POST';
  return {
    method: isPost ? 'POST' : 'GET',
    secret: params.secret,
    query,
    body: isPost ? body : undefined,
    bodyText: bodyTextOf(request),
    headers,
    address: ip,
  };
}

interface CallbackRoute {
  Params: { secret?: string };
  Querystring: Record<string, unknown>;
}

@Resource('voting', 'voting/callback')
export class CallbacksController {
  constructor(private readonly callbacks: CallbacksService) {}

  @Get(':site')
  @SiteReports('A vote site reports a vote in its address')
  get(@Param('site') site: string, @SiteCall() call: SiteCallback, @CurrentClient() client: Client) {
    return this.callbacks.receive(site, call, client);
  }

  @Get(':site/:secret')
  @SiteReports('The same of a site that signs nothing: the secret names the listing')
  @ApiParam({ name: 'secret', type: String })
  getOfListing(@Param('site') site: string, @SiteCall() call: SiteCallback, @CurrentClient() client: Client) {
    return this.callbacks.receive(site, call, client);
  }

  @Post(':site')
  @HttpCode(200)
  @SiteReports('A vote site reports one vote or several, as a form or as JSON')
  post(@Param('site') site: string, @SiteCall() call: SiteCallback, @CurrentClient() client: Client) {
    return this.callbacks.receive(site, call, client);
  }
}

function SiteReports(summary: string): MethodDecorator {
  return applyDecorators(
    Permission('public'),
    CallbackLimit(),
    Summary(summary),
    ApiOkResponse({ type: ReceivedDto }),
  );
}

const MAX_SITE = 32;

@Resource('voting', 'voting/admin')
export class CallbackLogController {
  constructor(
    private readonly log: CallbackLogService,
    private readonly health: SiteHealthService,
    private readonly replays: CallbackReplayService,
    private readonly tests: SiteTestService,
  ) {}

  @Call('GET', 'sites', { permission: 'webAdmin', limit: 'read', type: SiteHealthListDto })
  @Summary('How each vote site does: success rate, lag, last callback')
  sites() {
    return this.health.sites();
  }

  @Call('GET', 'callbacks', { permission: 'webAdmin', limit: 'read', type: CallbackLogDto })
  @Summary('Callbacks as received, with their verdicts, newest first')
  callbacks(
    @PageNumber() page: number,
    @PageLimit({ default: 25, max: 100 }) limit: number,
    @SearchTerm({ name: 'site', max: MAX_SITE }) site: string,
    @ChoiceQuery('verdict', CALLBACK_VERDICTS) verdict: CallbackVerdict | undefined,
    @PositiveQuery('account') accountId: number | undefined,
  ) {
    return this.log.callbacks({ site, verdict, accountId }, page, limit);
  }

  @Call('POST', 'callbacks/:id/replay', { permission: 'webAdmin', limit: 'spend', type: ReplayedDto })
  @Summary('Looks at a proven vote once more, by hand: expiry and cool-down are overruled')
  replay(@IdParam() id: number, @CurrentActor() by: Actor) {
    return this.replays.replay(id, by);
  }

  @Call('POST', 'sites/:site/test', { permission: 'webAdmin', limit: 'spend', type: SiteTestDto })
  @Summary('Sends a sample as the site would, through the real route; it is credited to nobody')
  test(@Param('site') site: string, @CurrentActor() by: Actor) {
    return this.tests.test(site, by);
  }
}
