import type { PortalBoot } from '@portico/contract';
import type { Html } from '../text/html.js';
import type { HeadView } from './head-tags.js';

/** What the route's remote needs at once, besides the shell. */
export interface RoutePreloads {
  scripts: readonly string[];
  css: readonly string[];
  texts: readonly string[];
  fonts: readonly string[];
}

export interface PageView {
  boot: PortalBoot;
  nonce: string;
  /** What crawlers and link previews read. */
  head: HeadView;
  shell: { scripts: readonly string[]; css: readonly string[] };
  preloads: RoutePreloads;
  /** Frame and content until the shell starts; undefined where the page has none. */
  served: Html | undefined;
  /** Hidden; shown where the shell does not start. */
  stalled: Html;
}
