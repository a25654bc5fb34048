import { CONTRACT_VERSION, isWhen, matchPage, type PageMatch, type PortalJsonInput } from '@portico/contract';
import { DEFAULT_LANGUAGE, type Language } from '@portico/domain';
import type { ComponentType } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '../states/not-found-page';
import type { Page, PageHandle, PageLoader, PageView } from './define-page';
import { lazyPage } from './lazy-page';
import { withFrame } from './page-frame';
import type { RemoteModule } from './remote-module';

export interface PageFrameProps {
  /** All pages inside the frame. */
  pages: readonly Page[];
}

/** Pages inside a frame that stays while they change: a layout route of React Router. */
export interface PageGroup {
  Component: ComponentType<PageFrameProps>;
  children: readonly Page[];
  /** Default for pages that name none. */
  permission?: Page['permission'];
  /** Defaults for the handles of its pages. */
  handle?: Partial<PageHandle>;
}

export interface RemoteDeclaration extends Pick<PortalJsonInput, 'redirects' | 'slots'> {
  /** Name of the remote and of its texts. */
  name?: string;
  pages: readonly (Page | PageGroup)[];
}

export interface DefinedRemote extends RemoteModule {
  /** The build writes `portal.json` from it. */
  declaration: Omit<RemoteDeclaration, 'pages'> & { pages: readonly Page[] };
}

/** A page as the router and the server use it. */
interface PageRoute {
  path: string;
  Component: ComponentType;
  prepare: (query: URLSearchParams) => Promise<unknown>;
  loader: PageLoader;
}

const NO_CODE = () => Promise.resolve();

/** The default export of `src/remote.tsx`: routes, loading and declaration of all pages of a remote. */
export function defineRemote({ pages, ...declared }: RemoteDeclaration): DefinedRemote {
  const groups = pages.map((entry) => {
    const { Frame, children } = groupOf(entry);
    return { Frame, children, routes: children.map((page) => routeOf(page, declared.name)) };
  });
  const routes = groups.flatMap((group) => group.routes);

  function Component() {
    return (
      <Routes>
        {groups.map(({ Frame, children, routes: inside }, index) => (
          <Route key={index} element={Frame && <Frame pages={children} />}>
            {inside.map(({ path, Component: Content }) => (
              <Route key={path} path={path} element={<Content />} />
            ))}
          </Route>
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    );
  }

  return {
    contract: CONTRACT_VERSION,
    Component,
    prepare: async (path, query) => matchPage(routes, path)?.page.prepare(query),
    calls: (path, query, language = DEFAULT_LANGUAGE) => callsOf(matchPage(routes, path), query, language),
    declaration: { ...declared, pages: groups.flatMap(({ children }) => children) },
  };
}

function groupOf(entry: Page | PageGroup): {
  Frame: ComponentType<PageFrameProps> | undefined;
  children: readonly Page[];
} {
  if (!('children' in entry)) return { Frame: undefined, children: [entry] };
  const { Component: Frame, children, permission, handle } = entry;
  return {
    Frame,
    children: children.map((page) => ({
      ...page,
      permission: page.permission ?? permission,
      handle: { ...handle, ...page.handle },
    })),
  };
}

function callsOf(
  match: PageMatch<PageRoute> | undefined,
  search: URLSearchParams,
  language: Language,
): string[] {
  if (match === undefined) return [];
  const queries = match.page.loader({ params: match.params, search, language });
  return queries.flatMap(({ queryKey: [address], enabled }) =>
    address === undefined || enabled === false ? [] : [address],
  );
}

function routeOf(page: Page, namespace: string | undefined): PageRoute {
  const { path, Component, lazy, views = [], part, handle, loader } = page;
  const framed = (Content: ComponentType, own: PageView | Page = page) =>
    withFrame({ namespace, path, handle: { ...handle, ...own.handle }, loader: own.loader }, Content);
  const main = {
    loader,
    ...(lazy === undefined
      ? { Page: framed(Component), prepare: NO_CODE }
      : lazyPage(async () => framed(await lazy()))),
  };
  const others = views.map((view) => ({ ...view, ...lazyPage(async () => framed(await view.lazy(), view)) }));
  const viewAt = (query: URLSearchParams) => others.find(({ when }) => isWhen(when, query)) ?? main;

  function ViewOfAddress() {
    const { Page: View } = viewAt(useSearchParams()[0]);
    return <View />;
  }

  return {
    path,
    Component: others.length === 0 ? main.Page : ViewOfAddress,
    prepare: (query) =>
      Promise.all([viewAt(query).prepare(), typeof part === 'function' ? part() : part?.prepare()]),
    loader: (address) => viewAt(address.search).loader?.(address) ?? [],
  };
}
