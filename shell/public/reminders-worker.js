/**
 * Shows what the portal sends to this browser, and opens the page that it leads to. Nothing else: it answers no request and keeps no
 * file, so that it can neither hold back a new version of the portal nor break an old one.
 */

self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('push', (event) => {
  // A browser asks for something to be seen of every message, also of one that cannot be read.
  const { title, body, lang, dir, path } = read(event.data);
  const shown = self.registration.showNotification(title, { body, lang, dir, tag: 'vote', data: { path } });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.path)));
});

function read(data) {
  try {
    const { title, body, lang, dir, path } = data.json();
    return { title: String(title), body: String(body), lang, dir, path };
  } catch {
    return { title: self.location.host };
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
