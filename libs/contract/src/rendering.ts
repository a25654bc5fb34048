import type { PortalBoot } from './types.js';

/** Texts of one namespace as their file holds them. */
export type TextFile = Readonly<Record<string, unknown>>;

/** A module of a remote's server build: its pages, or what it fills a slot with. */
export interface ServerModule {
  remote: string;
  namespace: string;
  /** Texts of its namespace, in the language of the page. */
  texts: TextFile;
  /** Default export of the module: a RemoteModule or a SlotModule of portal-kit. Unknown until it is checked. */
  exported: unknown;
}

/** One page for the shell's server build to render. */
export interface PageToRender {
  boot: PortalBoot;
  /** Path and query as the browser has them, language prefix included. */
  address: string;
  /** Texts of the shell, in the language of the page. */
  texts: TextFile;
  /** The remote of the page; undefined if the frame alone is rendered. */
  remote: ServerModule | undefined;
  /** The modules of `boot.fills`. */
  fills: readonly (ServerModule & { slot: string })[];
  /** Parts that are not ready by then are rendered in the browser. */
  timeLimitMs: number;
}

/** An error that one part of a page threw while it was rendered. The browser renders that part; the rest is in the HTML. */
export interface RenderingFault {
  /** The fill that threw, as `fillKey` names it; undefined if the page of the remote itself did. */
  fill: string | undefined;
  message: string;
  stack: string | undefined;
}

export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** `<link>` elements for the head of the document: files that the page preloads. */
  links: string;
  /** The title of the page, without the name of the site; undefined if it sets none. */
  title?: string | undefined;
  faults: readonly RenderingFault[];
}

/** The exports of the shell's server build (`shell/dist/server/shell.cjs`, CommonJS). It renders one page at a time. */
export interface ShellServer {
  /** Modules that the server builds of remotes get from the shell, by the names of `tools/rsbuild/shared-packages.mjs`. */
  shared: Readonly<Record<string, unknown>>;
  renderPage: (page: PageToRender) => Promise<RenderedPage>;
}

/** How `PortalBoot.fills` names a fill. */
export function fillKey(remote: string, slot: string): string {
  return `${remote} ${slot}`;
}
