import { Body, Get, HttpCode, Ip, Param, Post, Query, Headers } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import {
  BodyText,
  CallbackLimit,
  type Client,
  CurrentClient,
  Permission,
  Resource,
  Summary,
} from '../../../platform/http/index.js';
import { ReceivedDto } from './callbacks.dto.js';
import { CallbacksService } from './callbacks.service.js';

const BODILESS = { method: 'GET', secret: undefined, body: undefined, bodyText: '' } as const;

/** Where vote sites report votes, each in its own way (docs/voting.md). */
@Resource('voting', 'voting/callback')
export class CallbacksController {
  constructor(private readonly callbacks: CallbacksService) {}

  @Get(':site')
  @Permission('public')
  @CallbackLimit()
  @Summary('A vote site reports a vote in its address')
  @ApiOkResponse({ type: ReceivedDto })
  get(
    @Param('site') site: string,
    @Query() query: Record<string, unknown>,
    @Headers() headers: Record<string, string | string[] | undefined>,
    @Ip() address: string,
    @CurrentClient() client: Client,
  ): Promise<ReceivedDto> {
    return this.callbacks.receive(site, { ...BODILESS, query, headers, address }, client);
  }

  @Get(':site/:secret')
  @Permission('public')
  @CallbackLimit()
  @Summary('The same of a site that signs nothing: the secret names the listing')
  @ApiOkResponse({ type: ReceivedDto })
  getOfListing(
    @Param('site') site: string,
    @Param('secret') secret: string,
    @Query() query: Record<string, unknown>,
    @Headers() headers: Record<string, string | string[] | undefined>,
    @Ip() address: string,
    @CurrentClient() client: Client,
  ): Promise<ReceivedDto> {
    return this.callbacks.receive(site, { ...BODILESS, secret, query, headers, address }, client);
  }

  @Post(':site')
  @HttpCode(200)
  @Permission('public')
  @CallbackLimit()
  @Summary('A vote site reports one vote or several, as a form or as JSON')
  @ApiOkResponse({ type: ReceivedDto })
  post(
    @Param('site') site: string,
    @Query() query: Record<string, unknown>,
    @Body() body: unknown,
    @BodyText() bodyText: string,
    @Headers() headers: Record<string, string | string[] | undefined>,
    @Ip() address: string,
    @CurrentClient() client: Client,
  ): Promise<ReceivedDto> {
    const callback = { method: 'POST', secret: undefined, query, body, bodyText, headers, address } as const;
    return this.callbacks.receive(site, callback, client);
  }
}
