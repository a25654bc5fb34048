import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { LANGUAGES, type Language } from '@portico/domain';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { asServer } from './as-server';
import { inPortal, prepare, type RenderInPortalOptions } from './react';

/** Other languages are hydrated by the crawl of the browser tests, and here under `npm run test:full`. */
export const HYDRATION_LANGUAGES: readonly Language[] =
  process.env['PORTICO_TEST_FULL'] === '1' ? LANGUAGES : ['en', 'he'];

export interface HydrateOptions extends Omit<RenderInPortalOptions, 'api' | 'pageData'> {
  /** Answers of the API while the page was rendered, by address. */
  answers?: Record<string, unknown>;
  /** Actions of a reader before scripts have loaded. */
  before?: (container: HTMLElement) => void;
}

export interface HydratedInPortal {
  /** The served HTML: the page without scripts. */
  served: HTMLElement;
  /** The hydrated page. */
  container: HTMLElement;
  /** Served elements that hydration kept, out of all. */
  kept: { kept: number; of: number };
  /** API addresses that the browser requested. */
  asked: string[];
}

/** Renders as a server would and hydrates in a browser; fails if the two differ. One page at a time: each call removes the one before. */
export async function hydrateInPortal(ui: ReactNode, options: HydrateOptions): Promise<HydratedInPortal> {
  cleanup();
  const asked = prepare(options);
  const pageData = Object.fromEntries(
    Object.entries(options.answers ?? {}).map(([address, body]) => [address, { status: 200, body }]),
  );
  const tree = () => inPortal(ui, { ...options, pageData });
  const now = options.portal?.renderedAt ?? EXAMPLE_PORTAL.renderedAt;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await asServer({ now }, () => renderToHtml(tree()));
  const served = container.cloneNode(true);
  options.before?.(container);
  const elements = [...container.querySelectorAll('*')];
  const faults = await hydrate(container, tree());
  if (faults.length > 0) throw new AggregateError(faults, `Hydration: ${faults.map(String).join('\n')}`);
  if (!(served instanceof HTMLElement)) throw new TypeError('The copy of an element is none');
  const kept = elements.filter((element) => element.isConnected).length;
  return { served, container, kept: { kept, of: elements.length }, asked };
}

async function renderToHtml(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // Keeps content that waited for code in place, as the shell does, for pages of any length.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  // A render that waited for code leaves its contexts set. This empty render resets them.
  await prerender(null);
  if (errors.length > 0) throw new AggregateError(errors, `On the server: ${errors.map(String).join('\n')}`);
  return html;
}

/** Differences between server and browser as React reports them: recovered errors, and attributes, which it only logs. */
async function hydrate(container: HTMLElement, tree: ReactNode): Promise<unknown[]> {
  const faults: unknown[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void faults.push(words.join(' '));
  try {
    await act(async () => {
      render(tree, { container, hydrate: true, onRecoverableError: (fault) => void faults.push(fault) });
    });
  } finally {
    console.error = error;
  }
  return faults;
}

/** React's server renderer. Its browser build needs a buffer feature at load time that Node 20 lacks. */
const isKnown = 'detached' in ArrayBuffer.prototype;
if (!isKnown) Reflect.set(ArrayBuffer.prototype, 'detached', false);
const { prerender } = await import('react-dom/static');
if (!isKnown) Reflect.deleteProperty(ArrayBuffer.prototype, 'detached');

export { prerender };
