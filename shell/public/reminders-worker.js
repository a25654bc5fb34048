/**
 * Shows reminders and price alerts of the portal, and keeps the last public pages for a reader without a network. The network comes first always: this
 * worker never answers instead of a server that can be reached, so it cannot hold back a new version of the portal. It keeps nothing
 * while there is no cache with a list: the portal's pages make it where the owner allows it (`src/offline`).
 */

/** Another number drops what older workers kept. */
const KEPT = 'portico-kept-1';
const MAX_KEPT = 60;
/** Milliseconds UTC at which an answer was kept. */
const KEPT_AT = 'x-portico-kept';
/** Where pages put the list of kept pages in their language; its items come from here. */
const LIST = new URL('/?offline', self.location.origin).href;
const LANGUAGE = '(?:/(?:zh|ja|pt-BR|ru|ko|he))?';
/** Home, rankings, players, the database with its planners, and the frame of the dashboard, which has nothing of an account in it. */
const PAGES = new RegExp(
  `^${LANGUAGE}(?:/(?:rankings|database|compare|training|world-map|dashboard)|/(?:player|item|monster|map|npc|quest)/\\d+(?:/(?:farm|scrolls))?)?/?$`,
);
const CALLS = /^\/api\/(?:rankings|itemdatabase|maps|npcs|maplestoryio)(?:\/|$)/;

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOld(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(pathname.startsWith('/api/') ? load(event) : keep(event));
  // A call with a session is of one account: it passes by.
  else if (CALLS.test(pathname) && !request.headers.has('x-auth-token')) event.respondWith(keep(event));
});

/** The document of a first visit came before this worker. Its page asks for it once, when it is idle. */
self.addEventListener('message', (event) => {
  // No source: the page is gone.
  if (event.data === 'keep' && event.source !== null)
    event.waitUntil(keepVisited(event.source.url).catch(() => undefined));
});

async function keepVisited(url) {
  if (!PAGES.test(new URL(url).pathname)) return;
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (isToKeep({ mode: 'navigate', url }, response)) await put(url, response);
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('portico-') && name !== KEPT).map((name) => caches.delete(name)),
  );
}

async function load({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request);
}

async function keep(event) {
  try {
    const response = await load(event);
    // A copy now: the page reads the other one.
    if (isToKeep(event.request, response))
      event.waitUntil(put(event.request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const { request } = event;
    // A call that its page gave up says nothing about the network.
    if (request.signal.aborted || error?.name === 'AbortError') throw error;
    if (request.url === LIST) return listOf(error);
    const kept = await caches.match(request, { cacheName: KEPT, ignoreVary: true });
    if (request.mode === 'navigate') return kept === undefined ? listOf(error) : marked(kept);
    if (kept === undefined) throw error;
    return told(event, kept);
  }
}

function isToKeep({ mode, url }, { ok, type, redirected, headers }) {
  const isRight = headers
    .get('content-type')
    ?.startsWith(mode === 'navigate' ? 'text/html' : 'application/json');
  return (
    ok &&
    type === 'basic' &&
    (mode !== 'navigate' || PAGES.test(new URL(url).pathname)) &&
    !redirected &&
    isRight &&
    url !== LIST &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  );
}

async function put(request, response) {
  if (!(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  // A cache that a page deleted meanwhile was opened anew here, without the list.
  if ((await kept.match(LIST)) === undefined) return;
  await kept.put(request, withHeader(response, response.body));
  const keys = (await kept.keys()).filter(({ url }) => url !== LIST);
  // The oldest come first: what is kept again moves to the end.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_KEPT)).map((key) => kept.delete(key)));
}

function withHeader({ status, headers }, body) {
  const own = new Headers(headers);
  if (!own.has(KEPT_AT)) own.set(KEPT_AT, String(Date.now()));
  own.delete('content-encoding');
  own.delete('content-length');
  return new Response(body, { status, headers: own });
}

/** Tells the page that comes out of it how old it is: the frame says so to the reader. */
async function marked(kept) {
  const html = await kept.text();
  return withHeader(kept, html.replace('<html ', `<html data-kept="${Number(kept.headers.get(KEPT_AT))}" `));
}

/** Links to the pages that are kept, in place of one that is not. */
async function listOf(error) {
  const list = await caches.match(LIST, { cacheName: KEPT });
  if (list === undefined) throw error;
  const kept = await caches.open(KEPT);
  let items = '';
  for (const key of await kept.keys()) {
    const response = await kept.match(key);
    if (key.url === LIST || !isHtml(response)) continue;
    // As it stands in the page: markup in a title has been escaped there, and an address has no quotes.
    const [, title] = /<title>([^<]*)</.exec(await response.text()) ?? [];
    const { pathname, search } = new URL(key.url);
    if (title !== undefined) items += `<li><a href="${pathname}${search}">${title}</a></li>`;
  }
  const html = await list.text();
  return new Response(
    html.replace('<ul>', () => `<ul>${items}`),
    list,
  );
}

function isHtml(response) {
  return response?.headers.get('content-type')?.startsWith('text/html') === true;
}

/** Tells the page how old the answer is. */
async function told({ clientId }, kept) {
  const client = await self.clients.get(clientId);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers post to a client, which has no origin
  client?.postMessage({ kept: Number(kept.headers.get(KEPT_AT)) });
  return kept;
}

self.addEventListener('push', (event) => {
  // A browser asks for something to be seen of every message, also of one that cannot be read.
  const { title, path, action, ...options } = read(event.data);
  const shown = self.registration.showNotification(title, {
    ...options,
    ...(action && { actions: [{ action: ACTION, title: String(action.label) }] }),
    data: { path, actionPath: action?.path },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(open(pageOf(notification.data?.[action === ACTION ? 'actionPath' : 'path'])));
});

/** The one button that a message may have. */
const ACTION = 'action';

function read(data) {
  try {
    const { title, body, lang, dir, path, tag = 'vote', action } = data.json();
    return { title: String(title), body: String(body), lang, dir, path, tag: String(tag), action };
  } catch {
    return { title: self.location.host, tag: 'vote' };
  }
}

/** Only ever a page of the portal. */
function pageOf(path) {
  const home = new URL('/', self.location.origin);
  if (typeof path !== 'string' || !URL.canParse(path, home)) return home.href;
  const page = new URL(path, home);
  return page.origin === home.origin ? page.href : home.href;
}

async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const known = windows.find(({ url }) => url === address);
  return known === undefined ? self.clients.openWindow(address) : known.focus();
}
