import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { LANGUAGES, type Language } from '@portico/domain';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { asServer } from './as-server';
import { inPortal, prepare, type RenderInPortalOptions } from './react';
import { prerender } from './static-renderer';

/** The crawl of the browser tests sees the other languages; `npm run test:full` hydrates in all. */
export const HYDRATION_LANGUAGES: readonly Language[] =
  process.env['PORTICO_TEST_FULL'] === '1' ? LANGUAGES : ['en', 'he'];

export interface HydrateOptions extends Omit<RenderInPortalOptions, 'api' | 'pageData'> {
  /** Answers of the API while the page was rendered, by address. */
  answers?: Record<string, unknown>;
  /** Acts of a reader before the scripts are there. */
  before?: (container: HTMLElement) => void;
}

export interface HydratedInPortal {
  /** The served HTML: all that a reader without scripts has. */
  served: HTMLElement;
  /** The same, hydrated. */
  container: HTMLElement;
  /** Served elements that are in their places still, by their count and that of all. */
  kept: { kept: number; of: number };
  /** Addresses that the API was asked for by the browser. */
  asked: string[];
}

/**
 * Renders a part of the portal as a server would, and hydrates it in a browser. Fails where the two do not say the same. One at a time:
 * what was hydrated before is gone.
 */
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
    // Keeps content that waited for code in its place, as the shell does, however long the page.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  // A render that waited for code leaves its contexts set, for the next one to take back.
  await prerender(null);
  if (errors.length > 0) throw new AggregateError(errors, `On the server: ${errors.map(String).join('\n')}`);
  return html;
}

/**
 * Differences between both sides, as React reports them: errors that it recovers from, and attributes, which it writes to the console
 * alone.
 */
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
