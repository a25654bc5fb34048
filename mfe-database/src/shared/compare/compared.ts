import { MAX_COMPARED, MAX_INT32 } from '@portico/domain';
import { useSyncExternalStore } from 'react';

/** Kinds of things that are compared, as the address calls them. */
export const COMPARED_KINDS = ['items', 'monsters'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

const KEYS = { items: 'portico-compared-items', monsters: 'portico-compared-monsters' } as const;
const NONE: readonly number[] = [];
const listeners = new Set<() => void>();
/** What was read last, so that the same text gives the same list. Also what a closed storage does not take. */
const known = new Map<ComparedKind, { text: string | null; ids: readonly number[] }>();

/** The ids that a text lists, each once. */
export function idsIn(text: string): number[] {
  const ids = text.split(/[.,]/).map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INT32);
}

/** Things chosen on this device; none in the render that the server and the browser share. */
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
    // Storage closed to us: they are kept as long as this page.
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
