import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Handler = (event: object) => void;

const source = readFileSync(join(import.meta.dirname, '../public/reminders-worker.js'), 'utf8');
const ORIGIN = 'https://willow.example';

function startWorker(open: string[] = []) {
  const handlers = new Map<string, Handler>();
  const windows = open.map((url) => ({ url, focus: jest.fn() }));
  const self = {
    location: { host: 'willow.example', origin: ORIGIN },
    skipWaiting: jest.fn(),
    registration: { showNotification: jest.fn() },
    clients: { matchAll: async () => windows, openWindow: jest.fn() },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  runInNewContext(source, { self, URL, RegExp, Headers, Response, caches: {}, fetch: jest.fn() });
  const dispatch = async (name: string, event: object) => {
    const waits: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { self, handlers, windows, dispatch };
}

const click = (path: unknown) => ({ notification: { close: jest.fn(), data: { path } } });

describe('the worker of the reminders', () => {
  it('shows what it is sent, in its language and direction', async () => {
    const { self, dispatch } = startWorker();
    const message = {
      title: 'Willow Keep',
      body: 'אפשר להצביע שוב.',
      lang: 'he',
      dir: 'rtl',
      path: '/he/dashboard',
    };
    await dispatch('push', { data: { json: () => message } });
    const { title, path, ...options } = message;
    const shown = { ...options, tag: 'vote', data: { path, actionPath: undefined } };
    expect(self.registration.showNotification.mock.calls).toEqual([[title, shown]]);
  });

  it('shows a message with a tag and a button of its own, which opens the other page', async () => {
    const { self, dispatch } = startWorker();
    const message = {
      title: 'Ferry Oar is on sale',
      body: 'For 900 mesos.',
      lang: 'en',
      dir: 'ltr',
      path: '/item/7',
      tag: 'item-7',
      action: { label: 'Stop watching', path: '/wishes#stop=x' },
    };
    await dispatch('push', { data: { json: () => message } });
    const [, shown] = self.registration.showNotification.mock.calls[0] as [string, { data: object }];
    expect(shown).toMatchObject({ tag: 'item-7', actions: [{ action: 'action', title: 'Stop watching' }] });
    const notification = { close: jest.fn(), data: shown.data };
    await dispatch('notificationclick', { notification, action: 'action' });
    await dispatch('notificationclick', { notification, action: '' });
    expect(self.clients.openWindow.mock.calls).toEqual([[`${ORIGIN}/wishes#stop=x`], [`${ORIGIN}/item/7`]]);
  });

  it.each([null, { json: () => JSON.parse('<') }, { json: () => null }])(
    'shows something of a message that it cannot read',
    async (data) => {
      const { self, dispatch } = startWorker();
      await dispatch('push', { data });
      expect(self.registration.showNotification.mock.calls[0]?.[0]).toBe('willow.example');
    },
  );

  it('opens the page, or goes to where it is open already', async () => {
    const first = startWorker([`${ORIGIN}/rankings`]);
    const event = click('/he/dashboard');
    await first.dispatch('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalledTimes(1);
    expect(first.self.clients.openWindow.mock.calls).toEqual([[`${ORIGIN}/he/dashboard`]]);
    const second = startWorker([`${ORIGIN}/he/dashboard`]);
    await second.dispatch('notificationclick', click('/he/dashboard'));
    expect(second.windows[0]?.focus).toHaveBeenCalledTimes(1);
    expect(second.self.clients.openWindow).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'https://[', undefined, 7])(
    'opens no page but of the portal: %j',
    async (path) => {
      const { self, dispatch } = startWorker();
      await dispatch('notificationclick', click(path));
      expect(self.clients.openWindow.mock.calls).toEqual([[`${ORIGIN}/`]]);
    },
  );
});
