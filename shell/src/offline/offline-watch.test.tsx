import { jest } from '@jest/globals';
import { KEPT_CACHE } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import english from '../i18n/en.json' with { type: 'json' };
import { OfflineWatch } from './offline-watch';

function stubBrowser({ hasWorker = false, isSubscribed = false, canPush = true } = {}) {
  const written = new Map<string, Response>();
  const cacheStorage = {
    open: jest.fn(async () => ({
      put: async (address: string, page: Response) => void written.set(address, page),
    })),
    delete: jest.fn(async () => true),
  };
  const registration = {
    unregister: jest.fn(async () => true),
    ...(canPush && { pushManager: { getSubscription: async () => (isSubscribed ? {} : null) } }),
  };
  const active = { postMessage: jest.fn() };
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active }),
    controller: hasWorker ? {} : null,
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: cacheStorage });
  return { serviceWorker, cacheStorage, registration, written, active };
}

function show(offline: boolean) {
  const config = { ...EXAMPLE_CONFIG, site: { ...EXAMPLE_CONFIG.site, offline } };
  const api = { '/api/server/status': { online: true } };
  return renderInPortal(<OfflineWatch />, {
    path: '/rankings',
    api,
    portal: { config },
    texts: { shell: english },
  });
}

// What is old starts at once; a new page waits.
beforeEach(() => {
  document.documentElement.dataset['kept'] = String(Date.now() - 3_600_000);
});

afterEach(() => {
  act(signOut);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  delete document.documentElement.dataset['kept'];
});

describe('pages for a time without a network', () => {
  it('are kept by the worker once the page is idle', async () => {
    const { serviceWorker, written } = stubBrowser();
    show(true);
    expect(serviceWorker.register).not.toHaveBeenCalled();
    await waitFor(() => expect(serviceWorker.register).toHaveBeenCalledTimes(1));
    expect(await written.get('/?offline')?.text()).toContain('<h1>No connection to the site</h1>');
  });

  it.each([
    { hasWorker: false, asked: [['keep']] },
    { hasWorker: true, asked: [] },
  ])('have the document of a first visit among them: %o', async ({ hasWorker, asked }) => {
    const { serviceWorker, active } = stubBrowser({ hasWorker });
    show(true);
    await waitFor(() => expect(serviceWorker.register).toHaveBeenCalled());
    await act(async () => void (await serviceWorker.ready));
    expect(active.postMessage.mock.calls).toEqual(asked);
  });

  it('are dropped with the session', async () => {
    const { serviceWorker, cacheStorage } = stubBrowser();
    signIn('wren', 'token');
    show(true);
    await waitFor(() => expect(serviceWorker.register).toHaveBeenCalled());
    act(signOut);
    await waitFor(() => expect(cacheStorage.delete).toHaveBeenCalledWith(KEPT_CACHE));
  });

  it.each([
    { isSubscribed: false, canPush: true, removals: 1 },
    { isSubscribed: true, canPush: true, removals: 0 },
    { isSubscribed: false, canPush: false, removals: 1 },
  ])(
    'are dropped where the owner turns them off; the worker stays for reminders: %o',
    async ({ isSubscribed, canPush, removals }) => {
      const { serviceWorker, cacheStorage, registration } = stubBrowser({
        hasWorker: true,
        isSubscribed,
        canPush,
      });
      show(false);
      await waitFor(() => expect(cacheStorage.delete).toHaveBeenCalledWith(KEPT_CACHE));
      await waitFor(() => expect(registration.unregister).toHaveBeenCalledTimes(removals));
      expect(serviceWorker.register).not.toHaveBeenCalled();
    },
  );

  it('say how old they are until the portal answers again', async () => {
    const { serviceWorker } = stubBrowser();
    show(true);
    expect(await screen.findByText('No connection to the site. Saved 1 hour ago.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
    act(
      () =>
        void serviceWorker.dispatchEvent(
          new MessageEvent('message', { data: { kept: Date.now() - 7_200_000 } }),
        ),
    );
    expect(screen.getByText(/Saved 2 hours ago/)).toBeVisible();
  });
});
