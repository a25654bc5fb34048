import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Param,
  Post,
} from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  bodyTextOf,
  CallbackLimit,
  type Client,
  CurrentClient,
  Permission,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import type { SiteCallback } from '../sites/vote-site.js';
import { ReceivedDto } from './callback-log.dto.js';
import { CallbacksService } from './callbacks.service.js';

const SiteCall = createParamDecorator((_: unknown, context: ExecutionContext): SiteCallback => {
  const request = context.switchToHttp().getRequest<FastifyRequest<CallbackRoute>>();
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
});

interface CallbackRoute {
  Params: { secret?: string };
  Querystring: Record<string, unknown>;
}

/** Where vote sites report votes, each in its own way (docs/voting.md). */
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
