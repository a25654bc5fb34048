import type { Registry, RegistryRemote } from '@portico/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const MINIMUM_AGE_MS = 5_000;
/** Limit for an answer of the server, so that callers do not wait forever. */
const ANSWER_LIMIT_MS = 5_000;

interface RegistryState {
  registry: Registry;
}

interface Refresh {
  isForced: boolean;
  ended: Promise<void>;
}

/** Made again with the registry of the page, which is what the first render shows whatever is heard meanwhile. */
let store = createStore<RegistryState>(() => ({ registry: { contract: 0, language: 'en', remotes: [] } }));
/** When the server was last asked, whatever it said. */
let askedAt = 0;
let running: Refresh | undefined;

/** The registry that came with the page. */
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

/** The remote as the registry has it now; undefined when it is gone. */
export function findRemote(name: string): RegistryRemote | undefined {
  return currentRegistry().remotes.find((remote) => remote.name === name);
}

/**
 * Asks the server which releases are in service, at most once in five seconds unless `force`, which asks again even while
 * an ordinary refresh is under way. A failure leaves the registry as it is: what is known still works.
 */
export function refreshRegistry({ force = false }: { force?: boolean } = {}): Promise<void> {
  if (running !== undefined && (running.isForced || !force)) return running.ended;
  // Asked in the future: the visitor's clock was set back.
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

/** The refresh under way, but no longer than `milliseconds`. */
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

/** Frame and pages draw again for a registry that says something new, not for each answer. */
function adopt(registry: Registry): void {
  if (JSON.stringify(registry) !== JSON.stringify(currentRegistry())) store.setState({ registry });
}
