import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { filledPath, localizedPath, matchPage, redirectedPath, remoteForPath } from '@portico/contract';
import type { PageMatch, PortalBoot } from '@portico/contract';
import { DEFAULT_LANGUAGE, directionOf } from '@portico/domain';
import type { Language } from '@portico/domain';
import { GameFeatures } from '../../game/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { ReleaseRegistry, toRegistry, ShellBuildFile } from '../releases/index.js';
import type { RemoteInService, ShellBuild } from '../releases/index.js';
import { withoutLeadingZeros } from '../share-cards/index.js';
import { readAddress } from './address/page-address.js';
import type { PageAddress } from './address/page-address.js';
import { chooseLanguage } from './address/page-language.js';
import { brandStyles } from './assets/brand.js';
import { missingContent } from './content/missing-content.js';
import { PageContent } from './content/page-content.js';
import { loadPageData, pageStatus } from './data/page-data.js';
import type { ApiReader, PageData } from './data/page-data.js';
import { loadSlotData } from './data/slot-data.js';
import type { SlotFill } from './data/slot-data.js';
import { PageHead } from './html/page-head.js';
import { pagePolicy } from './html/page-policy.js';
import { renderPage } from './html/page-template.js';
import { routePreloads } from './html/route-preloads.js';
import { servedFrame } from './html/served-frame.js';
import { stallNotice } from './html/stall-script.js';
import { ServedTexts } from './text/served-texts.js';

export interface PageRequest {
  /** Path and query as they were sent. */
  target: string;
  cookies: Readonly<Record<string, string | undefined>>;
  acceptLanguage: string | undefined;
  /** Reads our own API for this visitor, without a token. */
  read: ApiReader;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Route {
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  /** The remote runs at once, for every visitor. */
  isMounted: boolean;
  /** Where the page lives now, when the remote says that it moved. */
  movedTo: string | undefined;
}

/** Answers every address that is not a file or a call of the API: the shell's document with head and data of the page. */
@Injectable()
export class PageService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly releases: ReleaseRegistry,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    @Inject(PageHead) private readonly head: PageHead,
    @Inject(PageContent) private readonly content: PageContent,
    @Inject(ServedTexts) private readonly texts: ServedTexts,
    private readonly features: GameFeatures,
  ) {}

  async answer(request: PageRequest): Promise<PageAnswer> {
    const address = readAddress(request.target);
    if (address.redirect !== undefined) return redirectTo(address.redirect);
    const remotes = await this.releases.inService();
    const route = this.routeOf(remotes, address.path);
    if (route.movedTo !== undefined) return redirectTo(addressIn(address, route.movedTo));
    const build = await this.shell.read().catch(() => undefined);
    if (build === undefined) return shellMissing();
    const language = address.prefix ?? chooseLanguage({ ...request, query: address.query.get('lng') });
    const data = await this.dataOf(route, address, request.read, remotes);
    const status = statusOf(route, data);
    const nonce = randomBytes(16).toString('base64');
    const body = await this.render({ build, language, address, remotes, route, data, status, nonce });
    return { status, headers: this.headersOf(address, status, nonce), body };
  }

  private routeOf(remotes: readonly RemoteInService[], path: string): Route {
    const mountable = remotes.flatMap((remote) => (remote.portal ? [{ remote, ...remote.portal }] : []));
    const owner = remoteForPath(mountable, path);
    const match = owner && matchPage(owner.pages, path);
    const isOpen = match !== undefined && this.isOpen(match.page);
    return {
      remote: owner?.remote,
      match,
      isMounted: isOpen && owner?.remote.problem === undefined,
      movedTo: match === undefined ? owner && redirectedPath(owner.redirects, path) : plainAddress(match),
    };
  }

  private async dataOf(
    { match, isMounted }: Route,
    { query }: PageAddress,
    read: ApiReader,
    remotes: readonly RemoteInService[],
  ): Promise<PageData> {
    if (match === undefined || !isMounted) return { entries: {}, first: undefined, all: [] };
    const [data, ofSlots] = await Promise.all([
      loadPageData(match, query, read),
      loadSlotData(match, query, (slot) => this.fillsOf(slot, remotes), read),
    ]);
    return { ...data, entries: { ...ofSlots, ...data.entries } };
  }

  /** What every visitor sees in a slot, in the order in which it is shown. */
  private fillsOf(slot: string, remotes: readonly RemoteInService[]): SlotFill[] {
    return remotes
      .flatMap(({ problem, portal }) => {
        const fill = problem === undefined ? portal?.slots[slot] : undefined;
        return fill !== undefined && this.isOpen(fill) ? [fill] : [];
      })
      .sort((a, b) => a.order - b.order);
  }

  private isOpen({ permission, openInDemo }: Pick<SlotFill, 'permission' | 'openInDemo'>): boolean {
    return permission === 'public' || (this.config.demo && openInDemo);
  }

  private async render(page: {
    build: ShellBuild;
    language: Language;
    address: PageAddress;
    remotes: readonly RemoteInService[];
    route: Route;
    data: PageData;
    status: number;
    nonce: string;
  }): Promise<string> {
    const { build, language, address, route, data, status } = page;
    const { path } = address;
    const boot = this.boot(page);
    const head = await this.head.view({ language, ...route, first: data.first, path, status }, build);
    const shell = await this.texts.ofShell(build, language);
    const content =
      status === 404
        ? missingContent(language, data.first, shell)
        : await this.content.of({ language, config: this.config.public, ...route, address, data });
    const mounted = boot.registry.remotes.find(({ name }) => route.isMounted && name === route.remote?.name);
    return renderPage({
      boot,
      nonce: page.nonce,
      head,
      shell: { scripts: build.scripts, css: [...build.css, ...brandStyles(boot.config.site)] },
      preloads: routePreloads(build, language, mounted),
      served: content && servedFrame(boot, path, content, shell),
      stalled: stallNotice(shell, content !== undefined),
    });
  }

  private boot(page: {
    build: ShellBuild;
    language: Language;
    address: PageAddress;
    remotes: readonly RemoteInService[];
    data: PageData;
  }): PortalBoot {
    const { build, language, address } = page;
    return {
      language,
      direction: directionOf(language),
      basename: address.prefix === undefined ? '' : `/${address.prefix}`,
      demo: this.config.demo,
      identity: false,
      config: this.config.public,
      unavailable: this.features.off,
      texts: { language: build.texts[language], fallback: build.texts[DEFAULT_LANGUAGE] },
      registry: toRegistry(page.remotes, language),
      pageData: page.data.entries,
      renderedAt: Date.now(),
      fills: [],
    };
  }

  private headersOf(address: PageAddress, status: number, nonce: string): Record<string, string> {
    return {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(nonce, this.config.server.http.remoteOrigins),
      ...(address.prefix === undefined && { vary: 'Accept-Language, Cookie' }),
      ...(status === 503 && { 'retry-after': '10' }),
    };
  }
}

function statusOf({ remote, match }: Route, { first }: PageData): number {
  if (match === undefined) return 404;
  return remote?.problem === undefined ? pageStatus(match, first) : 503;
}

/** Where a page lives whose number was written with zeros ahead. */
function plainAddress(match: PageMatch): string | undefined {
  const params = withoutLeadingZeros(match);
  return params && filledPath(match.page.path, params);
}

function addressIn({ prefix, search }: PageAddress, path: string): string {
  return localizedPath(prefix ?? DEFAULT_LANGUAGE, path) + search;
}

function redirectTo(location: string): PageAnswer {
  return {
    status: 301,
    headers: { location, 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' },
    body: '',
  };
}

function shellMissing(): PageAnswer {
  return {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
    body: 'The shell of this portal has not been built yet: run "npm run build" and load this page again.\n',
  };
}
