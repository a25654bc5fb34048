import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

export interface ServedPage {
  /** Path and query, without language prefix. */
  address: string;
  /** Fills of slots that stand in it, as `fillKey` names them. */
  fills: ReadonlySet<string>;
  /** Nodes that the reader already sees; none on the server. */
  nodes: readonly Node[];
  /** The same of each fill. */
  fillNodes: ReadonlyMap<string, readonly Node[]>;
}

let served: ServedPage | undefined;

/** Called before the first render, in the browser and on the server. */
export function startServedPage(page: ServedPage): void {
  served = page;
}

/** Called once the page is live. */
export function endServedPage(): void {
  served = undefined;
}

/** The page that the server rendered, as long as it is the one at the current address and not yet live. */
export function useServedPage(): ServedPage | undefined {
  const { pathname, search } = useLocation();
  return isServedPage(pathname + search) ? served : undefined;
}

/** Whether the page at an address is the server's, and not yet live. */
export function isServedPage(address: string): boolean {
  return served?.address === address;
}

/** The server's own nodes, instead of a page that does not start: they stay readable. */
export function ServedContent({ nodes }: Pick<ServedPage, 'nodes'>) {
  // The same one for the same nodes: put there again they would lose focus and scroll.
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(...nodes), [nodes]);
  return <div ref={fill} />;
}
