import { Param } from '@nestjs/common';
import { CALLBACK_VERDICTS, type CallbackVerdict } from '@portico/domain';
import {
  Call,
  ChoiceQuery,
  type Client,
  CurrentClient,
  CurrentPrincipal,
  IdParam,
  PageLimit,
  PageNumber,
  type Principal,
  Resource,
  SearchTerm,
  Summary,
} from '../../../platform/http/index.js';
import { CallbackLogDto, ReplayedDto, SiteHealthListDto, SiteTestDto } from './callback-log.dto.js';
import { CallbackLogService } from './callback-log.service.js';
import { CallbackReplayService } from './callback-replay.service.js';
import { SiteHealthService } from './site-health.service.js';
import { SiteTestService } from './site-test.service.js';

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
  ) {
    return this.log.callbacks({ page, limit, site, verdict });
  }

  @Call('POST', 'callbacks/:id/replay', { permission: 'webAdmin', limit: 'spend', type: ReplayedDto })
  @Summary('Looks at a proven vote once more, by hand: expiry and cool-down are overruled')
  replay(@IdParam() id: number, @CurrentPrincipal() principal: Principal, @CurrentClient() client: Client) {
    return this.replays.replay(id, principal, client);
  }

  @Call('POST', 'sites/:site/test', { permission: 'webAdmin', limit: 'spend', type: SiteTestDto })
  @Summary('Sends a sample as the site would, through the real route; it is credited to nobody')
  test(
    @Param('site') site: string,
    @CurrentPrincipal() principal: Principal,
    @CurrentClient() client: Client,
  ) {
    return this.tests.test(site, principal, client);
  }
}
