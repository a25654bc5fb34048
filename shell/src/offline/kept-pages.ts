import { session } from '@portico/portal-kit';

/** Served at the root under this name for good: it showed reminders alone at first. */
const WORKER = '/reminders-worker.js';
const SCOPE = '/';

/** The cache of the worker, which keeps nothing while it is missing. The worker has the same name. */
export const KEPT_CACHE = 'portico-kept-1';

/** Has the worker keep public pages. What somebody read while signed in goes when they sign out. Returns how to stop following that. */
export function startKeeping(): () => void {
  void attempt(async () => {
    await caches.open(KEPT_CACHE);
    await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  });
  return session.subscribe(({ token }, previous) => {
    if (previous.token === null || token === previous.token) return;
    void attempt(async () => {
      await caches.delete(KEPT_CACHE);
      await caches.open(KEPT_CACHE);
    });
  });
}

/** Drops what was kept; the worker goes too unless it shows reminders. */
export function stopKeeping(): void {
  void attempt(async () => {
    await caches.delete(KEPT_CACHE);
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription === null) await registration?.unregister();
  });
}

/** A browser may refuse its storage, and workers with it: the portal works without them. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is kept then.
  }
}

/** When the document was kept, milliseconds UTC; undefined for one that came from the server. */
export function documentKeptAt(): number | undefined {
  return momentOf(document.documentElement.dataset['kept']);
}

/** Calls with the age of each answer that the worker had kept. Returns how to stop. */
export function onKeptAnswer(call: (at: number) => void): () => void {
  const { serviceWorker } = navigator;
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const at = typeof data === 'object' && data !== null && 'kept' in data ? momentOf(data.kept) : undefined;
    if (at !== undefined) call(at);
  };
  serviceWorker.addEventListener('message', handleMessage);
  return () => serviceWorker.removeEventListener('message', handleMessage);
}

function momentOf(value: unknown): number | undefined {
  const at = Number(value);
  return Number.isSafeInteger(at) && at > 0 ? at : undefined;
}
