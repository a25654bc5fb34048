import { Inject, Injectable } from '@nestjs/common';
import { localizedPath } from '@portico/contract';
import { DEFAULT_LANGUAGE } from '@portico/domain';
import { GameFeatures } from '../../game/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { ReleaseRegistry, ShellBuildFile } from '../releases/index.js';
import type { RemoteInService, ShellBuild } from '../releases/index.js';
import { readAddress } from './address/page-address.js';
import type { PageAddress } from './address/page-address.js';
import { chooseLanguage } from './address/page-language.js';
import type { ApiReader } from './data/page-data.js';
import { pageAnswer, PageCache } from './page-cache.js';
import type { PageAnswer } from './page-cache.js';
import { PageMaker } from './page-maker.js';
import { routeOf } from './page-route.js';

export interface PageRequest {
  /** Path and query as they were sent. */
  target: string;
  cookies: Readonly<Record<string, string | undefined>>;
  acceptLanguage: string | undefined;
  /** Reads our own API for this visitor, without a token. */
  read: ApiReader;
}

/** Answers every address that is not a file or a call of the API: the page of a remote in the shell's frame, as everybody sees it. */
@Injectable()
export class PageService {
  private readonly cache = new PageCache();
  /** What says whether a page that was made is still that of these remotes. */
  private readonly stamps = new WeakMap<readonly RemoteInService[], string>();

  constructor(
    private readonly config: PorticoConfig,
    private readonly releases: ReleaseRegistry,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
    private readonly maker: PageMaker,
    private readonly features: GameFeatures,
  ) {}

  async answer(request: PageRequest): Promise<PageAnswer> {
    const address = readAddress(request.target);
    if (address.redirect !== undefined) return redirectTo(address.redirect);
    const [remotes, build] = await Promise.all([this.releases.inService(), this.builtShell()]);
    const route = routeOf(remotes, address.path, this.config.demo);
    if (route.movedTo !== undefined) return redirectTo(addressIn(address, route.movedTo));
    if (build === undefined) return shellMissing();
    const language = address.prefix ?? chooseLanguage({ ...request, query: address.query.get('lng') });
    const key = [language, address.prefix, address.path, address.search, this.stampOf(remotes, build)].join(
      '\n',
    );
    return this.cache.get(key, () =>
      this.maker.make({ build, language, address, remotes, route, read: request.read }),
    );
  }

  private async builtShell(): Promise<ShellBuild | undefined> {
    return this.shell.read().catch(() => undefined);
  }

  private stampOf(remotes: readonly RemoteInService[], { server, scripts }: ShellBuild): string {
    const known = this.stamps.get(remotes);
    const stamp =
      known ?? remotes.map(({ name, active, problem }) => [name, active.version, problem?.code]).join();
    if (known === undefined) this.stamps.set(remotes, stamp);
    return [stamp, server?.sha256, scripts, this.features.off].join();
  }
}

function addressIn({ prefix, search }: PageAddress, path: string): string {
  return localizedPath(prefix ?? DEFAULT_LANGUAGE, path) + search;
}

function redirectTo(location: string): PageAnswer {
  return pageAnswer(
    301,
    { location, 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' },
    '',
  );
}

function shellMissing(): PageAnswer {
  return pageAnswer(
    503,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
    'The shell of this portal has not been built yet: run "npm run build" and load this page again.\n',
  );
}
