import { useEffect, useEffectEvent, useState } from 'react';
import { RemoteLoadError } from './remote-load-error';

/** Longest wait for the files of a page, which then reports a failure. */
export const LOAD_DEADLINE_MS = 15_000;

const pending = new Set<Element>();

/** Watches scripts and style sheets. Bundlers wait minutes for one that hangs; after an early error they forget it and can retry. */
export function watchFiles(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(watchFile);
  }).observe(document.head, { childList: true });
}

function watchFile(node: Node): void {
  const isFile =
    node instanceof HTMLScriptElement
      ? node.src !== ''
      : node instanceof HTMLLinkElement && node.rel === 'stylesheet';
  if (!isFile || !(node instanceof Element)) return;
  pending.add(node);
  const timer = setTimeout(() => giveUp(node), LOAD_DEADLINE_MS);
  const settle = () => {
    clearTimeout(timer);
    pending.delete(node);
  };
  node.addEventListener('load', settle);
  node.addEventListener('error', settle);
}

function giveUp(file: Element): void {
  file.dispatchEvent(new Event('error'));
}

/** Gives up on pending files of a remote. */
export function abandonFilesOf(remote: string): void {
  for (const file of pending) {
    if (file.getAttribute(file.tagName === 'LINK' ? 'href' : 'src')?.includes(`/${remote}/`)) giveUp(file);
  }
}

/** Resolves with the promise before the deadline; rejects after it with the error of `onDeadline`. */
export async function withDeadline<T>(loading: Promise<T>, onDeadline: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onDeadline()), LOAD_DEADLINE_MS);
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Deadline for what the server rendered, a page or a piece of one, once its code is `settled`. React shows no fallback while it
 * waits, so one that waits forever would look live. After the deadline it fails like any other.
 */
export function useStartDeadline(remote: string, settled: Promise<unknown>, isWaiting: () => boolean): void {
  const [isLate, setIsLate] = useState(false);
  const check = useEffectEvent(() => setIsLate(isWaiting()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const begin = async () => {
      await settled;
      if (isMounted) timer = setTimeout(() => check(), LOAD_DEADLINE_MS);
    };
    void begin();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [settled]);
  if (isLate) throw new RemoteLoadError('deadline', remote);
}
