import { usePortal } from '@portico/portal-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NewBrowser, PUSH_CALLS, type PushBrowsers, type PushTopic } from './push.queries';

/** `dismissed`: the visitor closed the browser's question without allowing it; the page may ask again. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'dismissed' | 'off' | 'on';

const BROWSER_KEY = ['push', 'this browser'];

/** State of push messages in this browser, and the switch for them. */
export function usePush(topic: PushTopic) {
  const { language, config } = usePortal();
  const queries = useQueryClient();
  const calls = PUSH_CALLS[topic];
  const browsers = useQuery(calls.query());
  // Visitors can change permissions outside the page and return.
  const browser = useQuery({
    queryKey: BROWSER_KEY,
    queryFn: readBrowser,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    mutationFn: (wanted: boolean | 'off everywhere') => {
      const isWorkerNeeded = config.site.offline === true;
      if (wanted === 'off everywhere') return turnOffEverywhere(calls.remove, isWorkerNeeded);
      if (!wanted) return turnOff(calls.remove, isWorkerNeeded);
      return browsers.data === undefined
        ? Promise.resolve(undefined)
        : turnOn(calls.add, browsers.data.publicKey, language);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: BROWSER_KEY }),
    onSuccess: (answer) => {
      if (typeof answer === 'object') queries.setQueryData(calls.query().queryKey, answer);
    },
  });
  const isOn =
    browser.data?.id !== undefined && (browsers.data?.browserIds.includes(browser.data.id) ?? false);
  return {
    browsers,
    change,
    /** Browsers of the account besides this one that show the messages. */
    others: (browsers.data?.browsers ?? 0) - Number(isOn),
    state: stateOf(browser.data?.support, browsers.data === undefined, isOn, change.data === 'dismissed'),
  };
}

function stateOf(
  support: ReturnType<typeof pushSupport> | undefined,
  isUnknown: boolean,
  isOn: boolean,
  isDismissed: boolean,
): PushState {
  if (support === 'unsupported' || support === 'denied') return support;
  if (support === undefined || isUnknown) return 'checking';
  if (isOn) return 'on';
  return isDismissed ? 'dismissed' : 'off';
}

async function readBrowser() {
  const support = pushSupport();
  const subscription = await currentSubscription();
  return { support, id: subscription && (await browserIdOf(subscription)) };
}

async function turnOn(
  add: (browser: NewBrowser) => Promise<PushBrowsers>,
  publicKey: string,
  language: NewBrowser['language'],
) {
  const subscription = await subscribe(publicKey);
  if (subscription === undefined) return 'dismissed' as const;
  return add({ ...subscriptionFields(subscription), language });
}

type Remove = (typeof PUSH_CALLS)[PushTopic]['remove'];

/** Removes the browser from the portal first, so that the portal sends nothing even if the browser fails. */
async function turnOff(remove: Remove, isWorkerNeeded: boolean) {
  const subscription = await currentSubscription();
  if (subscription === undefined) return undefined;
  const answer = await remove(subscription.endpoint);
  await unsubscribeUnused(subscription, answer, isWorkerNeeded);
  return answer;
}

async function turnOffEverywhere(remove: Remove, isWorkerNeeded: boolean) {
  const answer = await remove(null);
  const subscription = await currentSubscription();
  if (subscription !== undefined) await unsubscribeUnused(subscription, answer, isWorkerNeeded);
  return answer;
}

/** Keeps the subscription while other messages use it. */
async function unsubscribeUnused(
  subscription: PushSubscription,
  { subscribedIds }: PushBrowsers,
  isWorkerNeeded: boolean,
): Promise<void> {
  if (!subscribedIds.includes(await browserIdOf(subscription)))
    await unsubscribe(subscription, isWorkerNeeded);
}

/** The shell serves the worker at the root. The name must never change, because browsers keep it. */
const WORKER = '/reminders-worker.js';
const SCOPE = '/';

type PushSupport = 'unsupported' | 'denied' | 'possible';

/** Whether this browser can show notifications and is allowed to. */
function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription of this browser; undefined for none. Never prompts the visitor. */
async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'possible') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Prompts the visitor; undefined unless they allow notifications. Throws if the push service does not respond. */
async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const { pushManager } = await activated(registered);
  const applicationServerKey = bytesOf(publicKey);
  const former = await pushManager.getSubscription();
  // A subscription for an older key of the portal is useless and prevents a new one.
  if (former !== null && !isFor(former, applicationServerKey)) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Removes the subscription from the browser. The worker goes too, unless it also caches pages. */
async function unsubscribe(subscription: PushSubscription, isWorkerNeeded: boolean): Promise<void> {
  await subscription.unsubscribe();
  if (isWorkerNeeded) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
}

/** Fields of the browser's subscription in the format of the API. */
function subscriptionFields(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** The API identifies a browser by the SHA-256 of its endpoint, in hex. */
async function browserIdOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits until the worker runs, because it accepts subscriptions only then. */
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
