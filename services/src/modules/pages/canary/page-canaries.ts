import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import {
  CANARY_COOKIE,
  CanaryVisits,
  enroll,
  readDraw,
  remotesFor,
  runningCanaries,
  writeDraw,
} from '../../releases/index.js';
import type { RemoteInService, ReportedVisit } from '../../releases/index.js';

const COOKIE_MS = 30 * DAY_MS;

type Cookies = Readonly<Record<string, string | undefined>>;

/** Chooses the versions of a visitor while a canary runs. Only a page enrolls, so no one joins a group after the page was made. */
@Injectable()
export class PageCanaries {
  private readonly attributes: string;

  constructor(
    { public: { site } }: PorticoConfig,
    private readonly visits: CanaryVisits,
  ) {
    const secure = site.origin.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Max-Age=${COOKIE_MS / 1000}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Undefined while no canary runs. No cookie is read or sent then, nor one that the visitor has already. */
  drawFor(remotes: readonly RemoteInService[], cookies: Cookies) {
    const running = runningCanaries(remotes);
    if (running.length === 0) return undefined;
    const cookie = cookies[CANARY_COOKIE];
    const draw = enroll(readDraw(cookie), running);
    const value = writeDraw(draw);
    const setCookie = value === cookie ? undefined : `${CANARY_COOKIE}=${value}; ${this.attributes}`;
    return { ...remotesFor(remotes, draw), setCookie };
  }

  remotesFor(remotes: readonly RemoteInService[], cookies: Cookies): readonly RemoteInService[] | undefined {
    const draw = runningCanaries(remotes).length === 0 ? undefined : readDraw(cookies[CANARY_COOKIE]);
    return draw && remotesFor(remotes, draw).remotes;
  }

  /** Counts a page that failed on the server. The visitor has the cookie from an earlier page. */
  noteFault(
    release: Pick<ReportedVisit, 'remote' | 'version'>,
    { cookies, network }: { cookies: Cookies; network: string },
  ): Promise<void> {
    return this.visits.note({ ...release, cookie: cookies[CANARY_COOKIE], network });
  }
}
