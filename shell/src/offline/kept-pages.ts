import { KEPT_CACHE } from '@portico/contract';
import { session } from '@portico/portal-kit';

/** Served at the root under this name for good: it showed reminders alone at first. */
const WORKER = '/reminders-worker.js';
const SCOPE = '/';

/** The address of the list that the worker shows in place of a page that it has not kept. No server is asked for it. */
const LIST = '/?offline';

const LIST_STYLES = `body{max-width:40rem;margin:0 auto;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText}
h1{font-size:1.4rem}a{display:block;padding:.4rem 0;color:LinkText}ul{padding:0;list-style:none}`;

export interface ListTexts {
  language: string;
  direction: string;
  title: string;
  lead: string;
}

/** Has the worker keep public pages. What somebody read while signed in goes when they sign out. Returns how to stop following that. */
export function startKeeping(texts: ListTexts): () => void {
  void attempt(async () => {
    const { serviceWorker } = navigator;
    const isFirstVisit = serviceWorker.controller === null;
    await openCache(texts);
    await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
    if (!isFirstVisit) return;
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
    active?.postMessage('keep');
  });
  return session.subscribe(({ token }, previous) => {
    if (previous.token === null || token === previous.token) return;
    void attempt(async () => {
      await caches.delete(KEPT_CACHE);
      await openCache(texts);
    });
  });
}

async function openCache(texts: ListTexts): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  await cache.put(LIST, new Response(listPage(texts), { headers }));
}

/** Built as a document, so that no text can be markup. The worker fills the list. */
function listPage({ language, direction, title, lead }: ListTexts): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  page.documentElement.dir = direction;
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  page.head.append(viewport);
  const heading = page.createElement('h1');
  heading.textContent = title;
  const text = page.createElement('p');
  text.textContent = lead;
  page.body.append(heading, text, page.createElement('ul'));
  // Into the text: the policy of this page holds for a style element in any document that is made here.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${LIST_STYLES}</style></head>`);
  return `<!doctype html>${html}`;
}

/** Drops what was kept; the worker goes too unless it shows reminders. */
export function stopKeeping(): void {
  void attempt(async () => {
    await caches.delete(KEPT_CACHE);
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    if (registration === undefined) return;
    const canPush = 'pushManager' in registration;
    const hasReminders = canPush && (await registration.pushManager.getSubscription()) !== null;
    if (!hasReminders) await registration.unregister();
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
