import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegistryRemote } from '@portico/contract';
import { replayEarlyInput } from '../boot/early-input';
import { attemptedVersion } from './remote-views';

export interface ServedPage {
  /** Path and query, without language prefix. */
  address: string;
  /** Keys (`fillKey`) of the slot fills that it contains. */
  fills: ReadonlySet<string>;
  /** Its visible nodes; none on the server. */
  nodes: readonly Node[];
  /** Visible nodes of each fill. */
  fillNodes: ReadonlyMap<string, readonly Node[]>;
}

let served: ServedPage | undefined;

/** Called before the first render, in the browser and on the server. */
export function startServedPage(page: ServedPage): void {
  served = page;
}

/** Called once the page is live. */
function endServedPage(): void {
  served = undefined;
}

/** The server-rendered page, while its address is current and it is not live. */
export function useServedPage(): ServedPage | undefined {
  const { pathname, search } = useLocation();
  return isServedPage(pathname + search) ? served : undefined;
}

/** Whether the page at an address is the server's, and not yet live. */
export function isServedPage(address: string): boolean {
  return served?.address === address;
}

/** Keeps the server's nodes in place of a page that does not start, so that it stays readable. */
export function ServedContent({ nodes }: Pick<ServedPage, 'nodes'>) {
  // Stable for the same nodes: inserted again they would lose focus and scroll position.
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(...nodes), [nodes]);
  return <div ref={fill} />;
}

let isFirstPage = true;

interface PageIsLiveProps {
  /** The remote of the page, if its code is what is live. */
  remote?: RegistryRemote;
}

/** Marks a visible page. Errors of its effects are reported before the timer. */
export function PageIsLive({ remote }: PageIsLiveProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      endServedPage();
      replayEarlyInput();
      if (remote?.isMeasured === true) measure(remote, isFirstPage);
      isFirstPage = false;
    });
    return () => clearTimeout(timer);
  }, [remote]);
  return null;
}

/** Loaded on demand, because few visitors are measured. */
function measure(remote: RegistryRemote, isFirst: boolean): void {
  import('./measure-view').then(
    ({ measureView }) => measureView(remote.name, attemptedVersion(remote), isFirst),
    () => undefined,
  );
}
