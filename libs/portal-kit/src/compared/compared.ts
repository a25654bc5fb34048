import type { ComparedKind } from '@portico/contract';
import { LIST_SEPARATOR, MAX_COMPARED } from '@portico/domain';
import { useSyncExternalStore } from 'react';
import { idsIn } from './ids-in';

const keyOf = (kind: ComparedKind) => `portico-compared-${kind}`;
const NONE: readonly number[] = [];
/**
 * Listeners of one remote, because each remote has a copy of this file. No page shows lists of two remotes, and a page reads the storage
 * when it opens. Storage events inform other tabs.
 */
const listeners = new Set<() => void>();
/** The last list read: the same text gives the same list. Also keeps the list where storage is closed, within a remote. */
const known = new Map<ComparedKind, { text: string | null; ids: readonly number[] }>();

/** Things chosen on this device; none in the first render, which equals the server's. */
export function useCompared(kind: ComparedKind): readonly number[] {
  return useSyncExternalStore(
    subscribe,
    () => readCompared(kind),
    () => NONE,
  );
}

/** The same outside of a render. */
export function readCompared(kind: ComparedKind): readonly number[] {
  const before = known.get(kind);
  try {
    const text = localStorage.getItem(keyOf(kind));
    if (before !== undefined && before.text === text) return before.ids;
    const ids = text === null ? NONE : idsIn(text).slice(0, MAX_COMPARED);
    known.set(kind, { text, ids });
    return ids;
  } catch {
    return before?.ids ?? NONE;
  }
}

/** Replaces the things chosen on this device; the first few are kept. */
export function keepCompared(kind: ComparedKind, ids: readonly number[]): void {
  const kept = ids.slice(0, MAX_COMPARED);
  const text = kept.length === 0 ? null : kept.join(LIST_SEPARATOR);
  try {
    if (text === null) localStorage.removeItem(keyOf(kind));
    else localStorage.setItem(keyOf(kind), text);
  } catch {
    // Storage is not available: the list stays in memory until the page is left.
  }
  known.set(kind, { text, ids: kept });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
