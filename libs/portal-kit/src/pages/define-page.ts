import type { PortalPageInput } from '@portico/contract';
import type { Language } from '@portico/domain';
import type { IconName } from '@portico/ui';
import type { ComponentType } from 'react';
import type { Search } from '../search/search';

/** Loads a component: `() => import(/* webpackChunkName: "rankings" *\/ './rankings-page').then((page) => page.RankingsPage)`. */
export type LoadComponent = () => Promise<ComponentType>;

/** Entry of a page in the portal's navigation. */
export interface PageNavigation {
  /** Key of its label, at most 40 characters in each language. */
  label: string;
  /** Position among the entries of all remotes. */
  order: number;
  /** menu: under "More" and in the menu of phones, never in the bar. */
  place?: 'menu';
}

/** Entry in the menu of its frame, in the order of the remote's pages: side bar of the administration, tabs of the dashboard. */
export interface PageMenu {
  /** Key of its label. */
  label: string;
  group?: string;
}

/** Facts that the portal knows about a page before any code of the remote runs: texts of its head, width, card, site map. */
export type PageHandle = Omit<
  PortalPageInput,
  | 'path'
  | 'titleKey'
  | 'descriptionKey'
  | 'keywordsKey'
  | 'permission'
  | 'data'
  | 'choices'
  | 'loader'
  | 'chunk'
  | 'content'
  | 'openInDemo'
  | 'icon'
> & {
  /** Text keys of the remote; {{dotted.field}} of the first answer and {{name}} of the path are filled in. */
  title: string;
  description: string;
  keywords?: string;
  /** Its sign in menus and in the search. */
  icon?: IconName;
  navigation?: PageNavigation;
  menu?: PageMenu;
};

/** Texts of a document's head. */
export type PageWords = Pick<PageHandle, 'title' | 'description' | 'keywords'>;

/** Text keys of a head that stand together, such as `market.meta`. */
export function pageWords(meta: string): Required<PageWords> {
  return { title: `${meta}.title`, description: `${meta}.description`, keywords: `${meta}.keywords` };
}

/** Address of a page: parameters of its path, its query, and its language. */
export interface PageAddress<S> {
  params: Readonly<Record<string, string>>;
  search: S;
  language: Language;
}

/** A query that a page starts with, as `useQuery` takes it; a disabled one is left out. */
export interface PageQuery {
  queryKey: readonly string[];
  enabled?: unknown;
}

/**
 * The first queries of a page at an address: public calls without a session, which the server makes ahead. The first
 * one decides on 404 and fills the texts of the head. Components must use the same queries, or they are made twice.
 */
export type PageLoader<S = URLSearchParams> = (address: PageAddress<S>) => readonly PageQuery[];

/** Data loaded ahead, by the values that `search` reads from the query, or else by the query itself. */
interface Loading<S> {
  search?: Search<S> | undefined;
  loader?: PageLoader<S> | undefined;
}

/** Another component for the same path, shown if the query has these values; '' means absent. */
export interface PageView<S = URLSearchParams> extends Loading<S> {
  when: Readonly<Record<string, string>>;
  lazy: LoadComponent;
  /** Replaces the page's texts. */
  handle?: PageWords;
}

interface PageBase<S> extends Pick<PortalPageInput, 'path' | 'permission'>, Loading<S> {
  handle: PageHandle;
  /** The first view with matching values replaces the page's component. */
  views?: readonly PageView[];
  /** Loads a part that the first render needs from a chunk of its own. Never rejects. Releases before 0.1.6 have `prepare` instead. */
  part?: (() => Promise<unknown>) | { prepare: () => Promise<unknown> };
}

/** A page in the shape of a route object of React Router: `Component` comes with the remote, `lazy` in a chunk of its own. */
export type Page<S = URLSearchParams> = PageBase<S> &
  ({ Component: ComponentType; lazy?: undefined } | { lazy: LoadComponent; Component?: undefined });

/** A page: its route, query, calls that the server runs ahead, and head. The build makes `portal.json` of it, so it must need no browser. */
export function definePage<S = URLSearchParams>(page: Page<S>): Page {
  return { ...page, ...loadingByQuery(page) };
}

/** One of the `views` of a page. */
export function defineView<S = URLSearchParams>(view: PageView<S>): PageView {
  return { ...view, ...loadingByQuery(view) };
}

/** Turns a loader by search values into one by the query. */
function loadingByQuery<S>({ search, loader }: Loading<S>) {
  const byQuery: PageLoader | undefined =
    search === undefined || loader === undefined
      ? (loader as PageLoader | undefined)
      : ({ search: query, ...address }) => loader({ ...address, search: search.read(query) });
  return { search: undefined, loader: byQuery };
}
