import type { Registry, RegistryRemote } from '@portico/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const MINIMUM_AGE_MS = 5_000;
/** Longest wait for the server's answer. */
const ANSWER_LIMIT_MS = 5_000;

interface RegistryState {
  registry: Registry;
}

interface Refresh {
  isForced: boolean;
  ended: Promise<void>;
}

/** Recreated with the page's registry, which is what the first render shows. */
let store = createStore<RegistryState>(() => ({ registry: { contract: 0, language: 'en', remotes: [] } }));
/** Time of the last request, whatever came of it. */
let askedAt = 0;
let running: Refresh | undefined;

/** Starts with the registry that came with the page. */
export function startRegistry(registry: Registry): void {
  store = createStore(() => ({ registry }));
  askedAt = Date.now();
}

export function useRegistry(): Registry {
  return useStore(store, (state) => state.registry);
}

export function currentRegistry(): Registry {
  return store.getState().registry;
}

/** The remote in the current registry; undefined if it is gone. */
export function findRemote(name: string): RegistryRemote | undefined {
  return currentRegistry().remotes.find((remote) => remote.name === name);
}

/** Requests the current releases, at most once in five seconds or always with `force`. After a failure the registry stays as it is. */
export function refreshRegistry({ force = false }: { force?: boolean } = {}): Promise<void> {
  if (running !== undefined && (running.isForced || !force)) return running.ended;
  // A negative age: the visitor's clock was set back.
  const age = Date.now() - askedAt;
  if (!force && age >= 0 && age < MINIMUM_AGE_MS) return Promise.resolve();
  const isLatest = () => running === refresh;
  const refresh: Refresh = {
    isForced: force,
    ended: fetchRegistry()
      .then((registry) => (isLatest() ? adopt(registry) : undefined))
      .catch(() => undefined)
      .finally(() => {
        askedAt = Date.now();
        if (isLatest()) running = undefined;
      }),
  };
  running = refresh;
  return refresh.ended;
}

/** Waits for a running refresh, but no longer than `milliseconds`. */
export async function settleRegistry(milliseconds: number): Promise<void> {
  if (running === undefined) return;
  await Promise.race([running.ended, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

async function fetchRegistry(): Promise<Registry> {
  const { language } = currentRegistry();
  const response = await fetch(`/remotes.json?lng=${language}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status} for the registry`);
  const answer: unknown = await response.json();
  if (!isRegistry(answer)) throw new Error('The answer is no registry');
  return answer;
}

/** A proxy may answer with 200 in place of the server, so check the fields that frame and pages read. */
function isRegistry(answer: unknown): answer is Registry {
  const { remotes } = (answer ?? {}) as Partial<Registry>;
  return (
    Array.isArray(remotes) &&
    remotes.every((remote: Partial<RegistryRemote> | null) =>
      [remote?.paths, remote?.pages, remote?.navigation].every(Array.isArray),
    )
  );
}

/** Frame and pages rerender only for a changed registry, not for each answer. */
function adopt(registry: Registry): void {
  if (JSON.stringify(registry) !== JSON.stringify(currentRegistry())) store.setState({ registry });
}

/** Name of a remote in the reader's language: its first navigation entry, or else its own name. */
export function remoteLabel(remote: RegistryRemote): string {
  return remote.navigation[0]?.label ?? remote.name;
}
