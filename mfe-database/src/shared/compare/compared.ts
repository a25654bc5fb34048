import { MAX_COMPARED } from '@portico/domain';
import { useSyncExternalStore } from 'react';
import { type ComparedKind, idsIn } from './compared-ids';

const KEYS = { items: 'portico-compared-items', monsters: 'portico-compared-monsters' } as const;
const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
/** The last list read: the same text gives the same list. Also keeps the list where storage is closed. */
const known = new Map<ComparedKind, { text: string | null; ids: readonly number[] }>();

/** Things chosen on this device; none in the first render, which equals the server's. */
export function useCompared(kind: ComparedKind): readonly number[] {
  return useSyncExternalStore(
    subscribe,
    () => readCompared(kind),
    () => NONE,
  );
}

export function readCompared(kind: ComparedKind): readonly number[] {
  const before = known.get(kind);
  try {
    const text = localStorage.getItem(KEYS[kind]);
    if (before !== undefined && before.text === text) return before.ids;
    const ids = text === null ? NONE : idsIn(text).slice(0, MAX_COMPARED);
    known.set(kind, { text, ids });
    return ids;
  } catch {
    return before?.ids ?? NONE;
  }
}

export function keepCompared(kind: ComparedKind, ids: readonly number[]): void {
  const kept = ids.slice(0, MAX_COMPARED);
  const text = kept.length === 0 ? null : kept.join('.');
  try {
    if (text === null) localStorage.removeItem(KEYS[kind]);
    else localStorage.setItem(KEYS[kind], text);
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
