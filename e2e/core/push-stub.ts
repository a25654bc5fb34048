import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * A headless browser has no push service. This creates the subscriptions; everything else is the browser's own. Returns the address of the
 * subscription, where nothing listens.
 */
export async function stubPushManager(page: Page): Promise<string> {
  const curve = createECDH('prime256v1');
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`;
  const keys = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    ([address, own]) => {
      const KEPT = 'stubbed subscription';
      const subscription = (applicationServerKey: ArrayBuffer | null) => ({
        endpoint: address,
        options: { applicationServerKey, userVisibleOnly: true },
        toJSON: () => ({ endpoint: address, keys: own }),
        unsubscribe: () => {
          sessionStorage.removeItem(KEPT);
          return Promise.resolve(true);
        },
      });
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      Object.assign(PushManager.prototype, {
        getSubscription: () =>
          Promise.resolve(sessionStorage.getItem(KEPT) === null ? null : subscription(null)),
        subscribe: ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          if (!(applicationServerKey instanceof Uint8Array) || applicationServerKey.length !== 65)
            return Promise.reject(new TypeError('the key of the portal is not one'));
          sessionStorage.setItem(KEPT, '1');
          return Promise.resolve(subscription(null));
        },
      });
    },
    [endpoint, keys] as const,
  );
  return endpoint;
}
