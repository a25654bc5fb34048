import type { ReactNode } from 'react';
import { apiAddress, type PageDataEntry } from '@portico/contract';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { directionOf, type ErrorBody, type Language } from '@portico/domain';
import { addTexts, startTexts, type TextBundle } from '@portico/i18n';
import { type Portal, PortalProvider, seedPageData } from '@portico/portal-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import SHELL_TEXTS from './shell-texts.json' with { type: 'json' };

export interface RenderInPortalOptions {
  /** Address of the page, without language prefix: `/rankings?sort=fame`. */
  path: string;
  /** Texts by namespace, in `language`. */
  texts: Record<string, TextBundle>;
  language?: Language;
  /** API answers by address, or promises of them. Any other address fails like a lost network. */
  api?: Record<string, unknown>;
  /** Answers that came with the page, by address. */
  pageData?: Record<string, PageDataEntry>;
  portal?: Partial<Portal>;
}

export interface RenderedInPortal extends RenderResult {
  /** Requested API addresses, in order. */
  asked: string[];
  /** Returns path and query of the page. */
  address: () => string;
}

/** An error answer of the API for `api`. */
export class ApiFailure {
  constructor(
    readonly status: number,
    readonly body: Omit<ErrorBody, 'code'> & { code: string },
  ) {}
}

/** Renders a part of a remote as the shell would: portal, router, queries and texts around it, the API answered from a table. */
export function renderInPortal(ui: ReactNode, options: RenderInPortalOptions): RenderedInPortal {
  const asked = prepare(options);
  let address = options.path;
  const rendered = render(
    inPortal(
      <>
        <AddressProbe onAddress={(now) => (address = now)} />
        {ui}
      </>,
      options,
    ),
  );
  return { ...rendered, asked, address: () => address };
}

/** Prepares texts and API answers for a page. Returns the list that requested addresses are added to. */
export function prepare({ texts, language = 'en', api = {} }: RenderInPortalOptions): string[] {
  startTexts(language);
  addTexts('en', 'shell', SHELL_TEXTS);
  for (const [namespace, bundle] of Object.entries(texts)) addTexts(language, namespace, bundle);
  return answerFetch(api);
}

/** Surrounds a page as the shell does, with its own cache that holds the page's inlined data. */
export function inPortal(
  ui: ReactNode,
  { path, language = 'en', pageData = {}, portal }: RenderInPortalOptions,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  seedPageData(queries, pageData);
  return (
    <PortalProvider value={portalOf(language, portal)}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
      </QueryClientProvider>
    </PortalProvider>
  );
}

function AddressProbe({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

function portalOf(language: Language, changes: Partial<Portal> | undefined): Portal {
  return {
    ...EXAMPLE_PORTAL,
    language,
    direction: directionOf(language),
    basename: language === 'en' ? '' : `/${language}`,
    config: { ...EXAMPLE_PORTAL.config, site: { name: 'Test World', origin: 'http://localhost' } },
    ...changes,
  };
}

function answerFetch(api: Record<string, unknown>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const address = apiAddress(url.pathname, Object.fromEntries(url.searchParams));
    asked.push(address);
    if (!(address in api)) return Promise.reject(new TypeError(`Nothing answers ${address}`));
    return Promise.resolve(api[address]).then(responseOf);
  };
  return asked;
}

function responseOf(answer: unknown): Response {
  return answer instanceof ApiFailure
    ? Response.json(answer.body, { status: answer.status })
    : Response.json(answer);
}
