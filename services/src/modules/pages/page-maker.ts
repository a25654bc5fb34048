import { Inject, Injectable } from '@nestjs/common';
import { filledCalls, isPageShown, localizedPath } from '@portico/contract';
import type { PageMatch, PortalBoot } from '@portico/contract';
import { PorticoConfig, type PublicSettings } from '../../platform/config/index.js';
import { pageIntegrity, type RemoteInService, type ShellBuild } from '../releases/index.js';
import { PageRenderer, type Rendering } from '../rendering/index.js';
import { redirectTo, addressIn, ownPath, routeOf, isOpen } from './address/page-address.js';
import type { PageAddress, PageRoute } from './address/page-address.js';
import { brandStyles } from './assets/static-files.js';
import { loadFrameData, loadPageData, loadSlotData, pageStatus } from './data/page-data.js';
import type { ApiReader, PageData, SlotFill } from './data/page-data.js';
import { documentOf, routeFiles } from './html/page-document.js';
import { PageHead } from './html/page-head.js';
import { pageHeaders } from './html/page-headers.js';
import { type BeginningPage, PageBoots } from './page-boots.js';
import { pageResponse, type PageResponse, unrendered } from './page-cache.js';
import { RenderingFileFinder } from './rendering/rendering-files.js';
import { ServedTexts } from './text/page-texts.js';

export interface PageToMake extends BeginningPage {
  route: PageRoute;
  read: ApiReader;
}

interface PageParts extends PageData {
  fills: readonly SlotFill[];
  isFaulty?: boolean | undefined;
}

/** Pages of one remote that are rendered or wait, some 250 ms of work. Further ones are sent bare, to spare other remotes. */
const MAX_RENDERING = 24;

@Injectable()
export class PageMaker {
  private readonly rendering = new Map<string, number>();
  private readonly integrity = new WeakMap<readonly RemoteInService[], Record<string, string>>();

  constructor(
    private readonly config: PorticoConfig,
    @Inject(PageBoots) private readonly boots: PageBoots,
    @Inject(PageHead) private readonly head: PageHead,
    @Inject(ServedTexts) private readonly texts: ServedTexts,
    @Inject(RenderingFileFinder) private readonly files: RenderingFileFinder,
    private readonly renderer: PageRenderer,
  ) {}

  async make(page: PageToMake): Promise<PageResponse> {
    if (this.isBusy(page)) return this.makeBare(page);
    const parts = await this.partsOf(page);
    const own = page.route.match && ownPath(page.route.match, parts.first);
    if (own !== undefined) return redirectTo(addressIn(page.address, own));
    const boot = this.boots.of(page, parts.entries);
    return this.responseOf(page, parts, boot, this.render(page, parts, boot));
  }

  /** Makes a page without rendering, to relieve the machine. It waits only for the call that decides its status. */
  private async makeBare(page: PageToMake): Promise<PageResponse> {
    const { match, isMounted } = page.route;
    const main = match === undefined || !isMounted ? [] : filledCalls(match.page.data, match.params);
    const parts = { ...(await loadPageData(main, page.read)), fills: [] };
    return unrendered(await this.responseOf(page, parts, this.boots.of(page, parts.entries), undefined));
  }

  private isBusy({ build, language, route }: PageToMake): boolean {
    if (this.renderingOf(route) >= MAX_RENDERING) return true;
    const remote = route.isMounted ? route.remote : undefined;
    const files = this.files.filesOf({ build, language, remote, fills: [] });
    return files !== undefined && this.renderer.isBusy(files);
  }

  private async responseOf(
    page: PageToMake,
    parts: PageParts,
    boot: PortalBoot,
    rendered: Promise<Rendering | undefined> | undefined,
  ): Promise<PageResponse> {
    const { build, language, address, route } = page;
    const status = statusOf(route, parts, this.config.public);
    const [rendering, shell] = await Promise.all([rendered, this.texts.ofShell(build, language)]);
    const { path, query } = address;
    const head = await this.head.view(
      { language, ...route, first: parts.first, path, query, status, title: rendering?.title },
      build,
    );
    const text = documentOf({
      isGuarded: route.match !== undefined && !isOpen(route.match.page),
      boot: rendering?.boot ?? boot,
      head: { ...head, isIndexed: head.isIndexed && page.preview === undefined },
      shell,
      rendering,
      integrity: this.integrityOf(build, page.remotes),
      files: routeFiles({
        build: { ...build, css: [...build.css, ...brandStyles(boot.config.site)] },
        language,
        remote: route.isMounted
          ? boot.registry.remotes.find(({ name }) => name === route.remote?.name)
          : undefined,
        registry: boot.registry,
        page: route.match?.page,
        query,
        isWhole: rendering?.isWhole === true,
        fills: rendering?.boot.fills ?? [],
      }),
    });
    const response = pageResponse(status, pageHeaders(address, status, this.config), text);
    if (!(parts.isFaulty || rendering?.isFaulty) || route.remote === undefined) return response;
    const { name, active } = route.remote;
    return { ...response, faulty: { remote: name, version: active.version } };
  }

  /** Starts the processes of frame, front page and used remotes. Others take memory and may never be needed. */
  warm(build: ShellBuild, remotes: readonly RemoteInService[]): void {
    const wanted = new Set([
      routeOf(remotes, '/').remote?.name,
      ...this.renderer.state().map(({ remote }) => remote),
    ]);
    for (const content of this.files.processesOf(build, remotes)) {
      if (content.remote === undefined || wanted.has(content.remote.remote)) this.renderer.warm(content);
    }
  }

  private integrityOf(build: ShellBuild, remotes: readonly RemoteInService[]): Record<string, string> {
    const known = this.integrity.get(remotes) ?? {
      ...build.integrity,
      ...Object.assign({}, ...remotes.map(({ release }) => release && pageIntegrity(release))),
    };
    this.integrity.set(remotes, known);
    return known;
  }

  private async partsOf(page: PageToMake): Promise<PageParts> {
    const { route, address, read, remotes } = page;
    const { match, isMounted } = route;
    const frame = loadFrameData(read);
    if (match === undefined || !isMounted)
      return { entries: await frame, first: undefined, queried: [], fills: [] };
    const named = this.callsOf(page, match);
    const [ofFrame, data, slots] = await Promise.all([
      frame,
      named.then(({ calls }) => loadPageData(calls, read)),
      loadSlotData(match, address.query, (slot) => this.fillsOf(slot, remotes), read),
    ]);
    const entries = { ...ofFrame, ...slots.entries, ...data.entries };
    return { ...data, entries, fills: slots.fills, isFaulty: (await named).isFaulty };
  }

  /** Calls that the page begins with, as its remote names them. Otherwise only the main call, which tells the server the status. */
  private async callsOf(
    page: PageToMake,
    { page: { loader, data }, params }: PageMatch,
  ): Promise<{ calls: readonly string[]; isFaulty?: boolean | undefined }> {
    const { build, language, address, route } = page;
    const main = filledCalls(data, params);
    if (!loader) return { calls: main };
    const files = this.files.filesOf({ build, language, remote: route.remote, fills: [] });
    if (files?.remote === undefined) return { calls: main };
    const { path, search } = address;
    const { calls = [], isFaulty } = await this.renderer.calls({
      shell: files.shell,
      remote: files.remote,
      address: browserAddress(address),
      path,
      search,
      language,
    });
    // The first call decides the status if the page has a subject.
    return { calls: calls.length === 0 ? main : calls, isFaulty };
  }

  private fillsOf(slot: string, remotes: readonly RemoteInService[]): SlotFill[] {
    return remotes
      .flatMap((remote) => {
        const fill = remote.problem === undefined ? remote.portal?.slots[slot] : undefined;
        return fill !== undefined && isOpen(fill) ? [{ slot, remote, fill }] : [];
      })
      .sort((a, b) => a.fill.order - b.fill.order);
  }

  private renderingOf({ remote }: PageRoute): number {
    return this.rendering.get(countedAs(remote)) ?? 0;
  }

  private async render(
    { build, language, address, route }: PageToMake,
    { fills }: PageParts,
    boot: PortalBoot,
  ): Promise<Rendering | undefined> {
    const remote = route.isMounted ? route.remote : undefined;
    const files = this.files.filesOf({ build, language, remote, fills });
    if (files === undefined) return undefined;
    const name = countedAs(route.remote);
    this.rendering.set(name, this.renderingOf(route) + 1);
    try {
      const rendering = await this.renderer.render({ ...files, boot, address: browserAddress(address) });
      // Without a server build, the release's page is an empty place in the frame.
      const isWhole = rendering?.isWhole === true && (remote === undefined || files.remote !== undefined);
      return rendering && { ...rendering, isWhole };
    } finally {
      this.rendering.set(name, this.renderingOf(route) - 1);
    }
  }
}

/** Versions are counted separately, so that a slow preview delays no other version. */
function countedAs(remote: RemoteInService | undefined): string {
  return remote === undefined ? '' : `${remote.name} ${remote.active.version}`;
}

function browserAddress({ prefix, path, search }: PageAddress): string {
  return (prefix === undefined ? path : localizedPath(prefix, path)) + search;
}

function statusOf({ remote, match }: PageRoute, data: PageParts, settings: PublicSettings): number {
  if (match === undefined || !isPageShown(match.page, settings)) return 404;
  return remote?.problem === undefined ? pageStatus(match, data) : 503;
}
