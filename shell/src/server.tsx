import { Writable } from 'node:stream';
import type { ComponentType, ReactNode } from 'react';
import {
  fillKey,
  type PageToRender,
  type RenderedPage,
  type RenderingFault,
  type TextFile,
} from '@portico/contract';
import type { Language } from '@portico/domain';
import { addTexts, changeLanguage, startTexts, type TextBundle } from '@portico/i18n';
import { renderToPipeableStream } from 'react-dom/server';
import { listenToTitles } from '@portico/portal-kit';
import { StaticRouter } from 'react-router';
import { pagePath } from './boot/page-path';
import { isRemoteModule, isSlotModule } from './federation/load-remote';
import { offerView } from './federation/remote-views';
import { startServedPage } from './federation/served-page';
import { Portal } from './portal';
import { createQueryClient } from './query-client';
import { startRegistry } from './registry/registry-store';
import { offerFill } from './slots/fill-views';
import { SlotFills } from './slots/slot-fills';
import { offerSlotFills } from './slots/slot-host';

offerSlotFills(SlotFills);

/** Set by the page while it is rendered. */
let title: string | undefined;
listenToTitles((said) => {
  title = said;
});

/** Thrown in place of parts that are not rendered here. The browser finds its name in the HTML and does not report it. */
class LeftToBrowser extends Error {}

/** React writes it into the HTML in place of a missing part, which the browser then renders without a report. */
const KNOWN = 'known';

/** Links that React puts before everything else; they are not elements of the page. */
const LEADING_LINKS = /^(?:<link\b[^>]*>)+/;

/** Name of a slot's fill in a component stack, see `named`. */
const FILL_IN_STACK = /\bfill ([a-z][a-z0-9-]*) ([a-z][a-z0-9.-]*)/;

/** Renders a page. Module state belongs to one page at a time. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { boot, texts, timeLimitMs } = page;
  const { pathname, search } = new URL(page.address, 'http://portal');
  title = undefined;
  startRegistry(boot.registry);
  setLanguage(boot.language, [
    { namespace: 'shell', texts },
    ...page.fills,
    ...(page.remote ? [page.remote] : []),
  ]);
  const path = pagePath(pathname, boot.basename);
  startServedPage({
    address: path + search,
    fills: new Set(boot.fills),
    nodes: [],
    fillNodes: new Map(),
  });
  const prepare = offerRemote(page, path, new URLSearchParams(search));
  for (const { remote, slot, exported } of page.fills) {
    if (!isSlotModule(exported, slot)) throw new TypeError(`${remote} exports no fill of the slot ${slot}`);
    offerFill(remote, slot, named(`fill ${remote} ${slot}`, exported.Component));
  }
  await prepare;
  const Router = ({ basename, children }: { basename: string; children: ReactNode }) => (
    <StaticRouter basename={basename} location={pathname + search}>
      {children}
    </StaticRouter>
  );
  const rendered = await renderToText(
    <Portal boot={boot} queries={createQueryClient(boot.pageData)} Router={Router} />,
    timeLimitMs,
  );
  return { ...rendered, title };
}

/** Mounts the page's remote, or leaves it to the browser. Resolves when the page's code has loaded. */
async function offerRemote(
  { boot, remote }: PageToRender,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  for (const { name, version } of boot.registry.remotes) offerView({ name, version }, leaveToBrowser);
  if (remote === undefined) return;
  const { exported } = remote;
  if (!isRemoteModule(exported)) throw new TypeError(`${remote.remote} exports no pages`);
  const version = boot.registry.remotes.find(({ name }) => name === remote.remote)?.version ?? '';
  offerView({ name: remote.remote, version }, exported.Component);
  await exported.prepare?.(path, query);
}

function leaveToBrowser(): never {
  throw new LeftToBrowser();
}

/** Names the component after its part, so that React's component stacks show whose fault an error was. */
function named<P extends object>(name: string, Component: ComponentType<P>): ComponentType<P> {
  const Named = (props: P) => <Component {...props} />;
  return Object.defineProperty(Named, 'name', { value: name });
}

const addedTexts = new Map<string, TextFile>();

/** Sets the language of the page, and adds the texts that are new. */
function setLanguage(language: Language, all: readonly { namespace: string; texts: TextFile }[]): void {
  if (addedTexts.size === 0) startTexts(language);
  for (const { namespace, texts } of all) {
    const key = `${language} ${namespace}`;
    if (addedTexts.get(key) === texts) continue;
    addTexts(language, namespace, texts as TextBundle);
    addedTexts.set(key, texts);
  }
  changeLanguage(language);
}

function renderToText(tree: ReactNode, timeLimitMs: number): Promise<RenderedPage> {
  const faults: RenderingFault[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error(`It took longer than ${timeLimitMs} ms`)), timeLimitMs);
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Everything is sent at once, without parts that a script moves into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error, { componentStack }) => {
        if (!(error instanceof LeftToBrowser)) faults.push(faultOf(error, componentStack));
        return KNOWN;
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady: () => {
        clearTimeout(timer);
        // React is still busy at this point if it was told to stop.
        queueMicrotask(() => pipe(collect((html) => resolve({ ...withoutLeadingLinks(html), faults }))));
      },
    });
  });
}

function faultOf(error: unknown, componentStack: string | undefined): RenderingFault {
  const [, remote = '', slot] = FILL_IN_STACK.exec(componentStack ?? '') ?? [];
  return {
    fill: slot && fillKey(remote, slot),
    message: error instanceof Error ? `${error.name}: ${error.message}` : `A ${typeof error} was thrown`,
    stack: error instanceof Error ? error.stack : undefined,
  };
}

function collect(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      onEnd(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}

function withoutLeadingLinks(html: string): Pick<RenderedPage, 'html' | 'links'> {
  const links = LEADING_LINKS.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), links };
}
