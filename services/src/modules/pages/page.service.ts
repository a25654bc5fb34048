import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LANGUAGE_COOKIE } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language, languageFromTag } from '@portico/domain';
import { GameFeatures } from '../../game/index.js';
import { acceptedLanguage } from '../../platform/http/index.js';
import { ReleaseRegistry, type RemoteInService, type ShellBuild, ShellBuildFile } from '../releases/index.js';
import { type PageAddress, readAddress, redirectTo, addressIn, routeOf } from './address/page-address.js';
import type { ApiReader } from './data/page-data.js';
import { PageCanaries } from './canary/page-canaries.js';
import { forItsVisitor, PageCache, pageResponse, type PageResponse, privately } from './page-cache.js';
import { PageMaker, type PageToMake } from './page-maker.js';
import { type PagePreview, PagePreviews } from './preview/page-previews.js';

/** Language of an address without prefix: from `?lng`, the cookie, Accept-Language, or else English. */
function chooseLanguage(
  query: string | null,
  { cookies, acceptLanguage }: Pick<PageRequest, 'cookies' | 'acceptLanguage'>,
): Language {
  return (
    languageFromTag(query ?? '') ??
    languageFromTag(cookies[LANGUAGE_COOKIE] ?? '') ??
    acceptedLanguage(acceptLanguage) ??
    DEFAULT_LANGUAGE
  );
}

/** Limits reads of the shell's file if there are many requests. */
const LOOK_AGAIN_MS = 100;

/** Calls are counted per visitor. A limit that one visitor reached must not affect others. */
const TOO_MANY = 429;

interface Served {
  remotes: readonly RemoteInService[];
  build: ShellBuild | undefined;
  off: string;
  /** Changes whenever cached pages become outdated. */
  stamp: string;
}

export interface PageRequest {
  target: string;
  cookies: Readonly<Record<string, string | undefined>>;
  acceptLanguage: string | undefined;
  network: string;
  read: ApiReader;
}

/** Answers each address that is no file and no call of the API, with what everybody sees of the page in the frame. */
@Injectable()
export class PageService implements OnApplicationBootstrap {
  private readonly cache = new PageCache();
  private served: Served | undefined;
  private lookedAt = 0;

  constructor(
    private readonly releases: ReleaseRegistry,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly maker: PageMaker,
    private readonly features: GameFeatures,
    private readonly previews: PagePreviews,
    private readonly canaries: PageCanaries,
  ) {}

  /** Starts the processes early, so that the first visitor need not wait. */
  async onApplicationBootstrap(): Promise<void> {
    const build = await this.shell.read().catch(() => undefined);
    if (build !== undefined) this.maker.warm(build, this.releases.lastSeen);
  }

  async answer(request: PageRequest): Promise<PageResponse> {
    const address = readAddress(request.target);
    if (address.redirect !== undefined) return redirectTo(address.redirect);
    const preview = await this.previews.of(address, request.cookies);
    const served = await this.whatIsServed();
    const language = address.prefix ?? chooseLanguage(address.query.get('lng'), request);
    if (preview !== undefined) return this.privateAnswer(request, address, { ...served, language }, preview);
    const canary = this.canaries.drawFor(served.remotes, request.cookies);
    const { remotes = served.remotes, key: versions = '' } = canary ?? {};
    const key = [language, address.prefix, address.path, address.search, served.stamp, versions].join('\n');
    const answer =
      this.cache.get(key) ?? (await this.newAnswer(request, address, { ...served, remotes, language, key }));
    return canary === undefined ? answer : forItsVisitor(answer, canary.setCookie);
  }

  private async privateAnswer(
    request: PageRequest,
    address: PageAddress,
    { build, language, ...served }: Served & { language: Language },
    { location, setCookie, remotes = served.remotes, notice }: PagePreview,
  ): Promise<PageResponse> {
    if (location !== undefined) return privately(redirectTo(location, 302), setCookie);
    const page = this.findPage(request, address, { build, language, remotes });
    const response = 'status' in page ? page : await this.maker.make({ ...page, preview: notice });
    return privately(response, setCookie);
  }

  private async newAnswer(
    request: PageRequest,
    address: PageAddress,
    { key, ...served }: Served & { language: Language; key: string },
  ): Promise<PageResponse> {
    const page = this.findPage(request, address, served);
    if ('status' in page) return page;
    return this.cache.make(key, async () => {
      let isForAll = true;
      const readNoting: ApiReader = async (call) => {
        const entry = await page.read(call);
        if (entry?.status === TOO_MANY) isForAll = false;
        return entry;
      };
      const response = await this.maker.make({ ...page, read: readNoting });
      // Counted only once, because a cached page is no new failure.
      if (response.faulty !== undefined) await this.canaries.noteFault(response.faulty, request);
      return { response, isForAll };
    });
  }

  private findPage(
    { read }: PageRequest,
    address: PageAddress,
    { remotes, build, language }: Pick<Served, 'remotes' | 'build'> & { language: Language },
  ): PageToMake | PageResponse {
    const route = routeOf(remotes, address.path);
    if (route.movedTo !== undefined) return redirectTo(addressIn(address, route.movedTo));
    if (address.prefix !== undefined && route.match?.page.address === 'unprefixed')
      return redirectTo(address.path + address.search);
    if (build === undefined) return shellMissing();
    return { build, language, address, remotes, route, read };
  }

  /** The remotes in service and the shell. If they have changed, the processes of their pages are started. */
  private async whatIsServed(): Promise<Served> {
    const remotes = await this.releases.inService();
    const isLooked = performance.now() - this.lookedAt < LOOK_AGAIN_MS;
    if (isLooked && this.served?.remotes === remotes) return this.served;
    this.lookedAt = performance.now();
    const build = await this.shell.read().catch(() => undefined);
    const off = this.features.off.join();
    const known = this.served;
    if (known?.remotes === remotes && known.build === build && known.off === off) return known;
    const versions = remotes.map(({ name, active, problem, canary }) => [
      [name, active.version, problem?.code],
      canary && [canary.active.version, canary.problem?.code],
    ]);
    const stamp = JSON.stringify([versions, build?.server?.sha256, build?.scripts, build?.css, off]);
    this.served = { remotes, build, off, stamp };
    if (build !== undefined && stamp !== known?.stamp) this.maker.warm(build, remotes);
    return this.served;
  }
}

function shellMissing(): PageResponse {
  return pageResponse(
    503,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
    'The shell of this portal has not been built yet: run "npm run build" and load this page again.\n',
  );
}
