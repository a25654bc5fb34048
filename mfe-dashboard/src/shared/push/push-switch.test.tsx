import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../../i18n/en.json' with { type: 'json' };
import { PushSwitch } from './push-switch';
import { NO_BROWSERS } from './test/push-data';

const REMINDERS = '/api/voting/reminders';
const ENDPOINT = 'https://push.example/w/1';
/** Its SHA-256. */
const BROWSER_ID = Buffer.from(
  await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT)),
).toString('hex');
const REFUSED = new ApiFailure(400, {
  code: 'voting.push_service_unknown',
  msg: 'This portal cannot send notifications to this browser.',
  requestId: 'req-1',
});

/** A browser with notifications, as the page sees it. */
function stubBrowser({
  permission = 'default',
  answer = 'granted',
  isSubscribed = false,
  fails = false,
  blocks = false,
} = {}) {
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array([4, 1, 4]).buffer },
    toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: jest.fn(async () => ((current = null), true)),
  };
  let current: typeof subscription | null = isSubscribed ? subscription : null;
  let isRegistered = isSubscribed;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async () => {
      if (blocks) notification.permission = 'denied';
      if (fails || blocks) throw new DOMException('push service error', 'AbortError');
      return (current = subscription);
    }),
  };
  const registration = { active: {}, pushManager, unregister: jest.fn(async () => !(isRegistered = false)) };
  const serviceWorker = {
    getRegistration: async () => (isRegistered ? registration : undefined),
    register: jest.fn(async () => ((isRegistered = true), registration)),
  };
  const requestPermission = jest.fn(async () => (notification.permission = answer));
  const notification = { permission, requestPermission };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(globalThis, { Notification: notification, PushManager: class {} });
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  return { subscription, pushManager, registration, serviceWorker, requestPermission };
}

function open(reminders: object = NO_BROWSERS) {
  const api: Record<string, unknown> = { [REMINDERS]: reminders };
  const texts = { 'mfe-dashboard': english };
  return {
    api,
    ...renderInPortal(<PushSwitch topic="votes" label="Tell me when I can vote again" />, {
      path: '/dashboard/rewards',
      api,
      texts,
    }),
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(globalThis, 'PushManager');
});

describe('the switch of the notifications', () => {
  it('says that a browser has none', async () => {
    open();
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says how they are allowed again where they are blocked, and asks nobody', async () => {
    const { requestPermission } = stubBrowser({ permission: 'denied' });
    open();
    expect(await screen.findByText(/Notifications from this site are blocked/)).toBeVisible();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('is off, and asks for permission only when it is pressed; then the portal knows the browser', async () => {
    const { requestPermission, serviceWorker, pushManager } = stubBrowser();
    const { api } = open();
    const control = await screen.findByRole('switch', { name: 'Tell me when I can vote again' });
    expect(control).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(serviceWorker.register).not.toHaveBeenCalled();
    api[REMINDERS] = { ...NO_BROWSERS, browsers: 1, browserIds: [BROWSER_ID] };
    await userEvent.click(control);
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    expect(serviceWorker.register).toHaveBeenCalledWith('/reminders-worker.js', {
      scope: '/',
      updateViaCache: 'none',
    });
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([4, 4, 4]),
    });
  });

  it('stays off, and says so, where the visitor does not allow it', async () => {
    const { serviceWorker } = stubBrowser({ answer: 'default' });
    open();
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/isn’t allowed to show notifications/)).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });

  it('stays off where the push service does not answer, or the portal does not take it', async () => {
    stubBrowser({ fails: true });
    const { api, unmount } = open();
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/your browser’s push service didn’t respond/)).toBeVisible();
    unmount();
    api[REMINDERS] = NO_BROWSERS;
    stubBrowser();
    const second = open();
    const control = await screen.findByRole('switch');
    second.api[REMINDERS] = REFUSED;
    await userEvent.click(control);
    expect(await screen.findByText('This portal cannot send notifications to this browser.')).toBeVisible();
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('says in its status that the browser is blocked now, beside the error', async () => {
    stubBrowser({ blocks: true });
    open();
    await userEvent.click(await screen.findByRole('switch'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/from this site are blocked/));
    expect(screen.getByRole('status')).toHaveTextContent(/push service didn’t respond/);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is on where the portal knows this browser, and takes it out of both when pressed', async () => {
    const { subscription, registration } = stubBrowser({ permission: 'granted', isSubscribed: true });
    const { api, asked } = open({ ...NO_BROWSERS, browsers: 1, browserIds: [BROWSER_ID] });
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    api[`${REMINDERS}/remove`] = NO_BROWSERS;
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(asked).toContain(`${REMINDERS}/remove`);
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
  });

  it('keeps the subscription of a browser that shows other messages too', async () => {
    const { subscription } = stubBrowser({ permission: 'granted', isSubscribed: true });
    const { api } = open({ ...NO_BROWSERS, browsers: 1, browserIds: [BROWSER_ID] });
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    api[`${REMINDERS}/remove`] = { ...NO_BROWSERS, subscribedIds: [BROWSER_ID] };
    await userEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(subscription.unsubscribe).not.toHaveBeenCalled();
  });

  it('names other browsers, and turns all off, also where this one has no notifications', async () => {
    const { api, asked } = open({ ...NO_BROWSERS, browsers: 2, browserIds: ['a', 'b'] });
    expect(await screen.findByText('2 other browsers show this')).toBeVisible();
    api[`${REMINDERS}/remove`] = NO_BROWSERS;
    await userEvent.click(screen.getByRole('button', { name: 'Turn off in all browsers' }));
    await waitFor(() => expect(screen.queryByText(/other browser/)).toBeNull());
    expect(asked).toContain(`${REMINDERS}/remove`);
  });

  it('counts this browser apart, and takes it out of all with the others', async () => {
    const { subscription } = stubBrowser({ permission: 'granted', isSubscribed: true });
    const { api } = open({ ...NO_BROWSERS, browsers: 2, browserIds: [BROWSER_ID, 'b'] });
    expect(await screen.findByText('1 other browser shows this')).toBeVisible();
    api[`${REMINDERS}/remove`] = NO_BROWSERS;
    await userEvent.click(screen.getByRole('button', { name: 'Turn off in all browsers' }));
    await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('is off in a browser that is subscribed for another account', async () => {
    stubBrowser({ permission: 'granted', isSubscribed: true });
    open();
    expect(await screen.findByRole('switch')).not.toBeChecked();
  });

  it('says when it cannot be known, and tries again', async () => {
    stubBrowser();
    const { api } = open(new ApiFailure(503, { code: 'portal.busy', msg: 'Busy.', requestId: 'r' }));
    expect(await screen.findByText('Your notification settings couldn’t be loaded')).toBeVisible();
    api[REMINDERS] = NO_BROWSERS;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('switch')).toBeVisible();
  });
});
