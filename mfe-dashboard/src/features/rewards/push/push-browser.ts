/** Served by the shell at the root, under this name for good. */
const WORKER = '/reminders-worker.js';
const SCOPE = '/';

export type PushSupport = 'unsupported' | 'denied' | 'possible';

/** Tells what this browser can do and is allowed to do. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription of this browser; undefined for none. Asks nobody. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'possible') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the visitor; undefined unless they allow it. Throws if the push service does not respond. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const { pushManager } = await activated(registered);
  const applicationServerKey = bytesOf(publicKey);
  const former = await pushManager.getSubscription();
  // A subscription for another key of the portal cannot be used, and stands in the way of a new one.
  if (former !== null && !isFor(former, applicationServerKey)) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Takes subscription and worker out of the browser. */
export async function unsubscribe(subscription: PushSubscription): Promise<void> {
  await subscription.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
}

/** Fields of the browser's subscription in the format of the API. */
export function subscriptionFields(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** The API identifies a browser by SHA-256 of its endpoint, hex. */
export async function browserIdOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A worker takes subscriptions once it runs. */
async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  if (registration.active !== null) return registration;
  return navigator.serviceWorker.ready;
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
