import { usePortal } from '@portico/portal-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addBrowser, remindersQuery, removeBrowser } from '../rewards.queries';

/** `dismissed`: the visitor was asked and did not allow it; they may be asked again. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'dismissed' | 'off' | 'on';

const BROWSER_KEY = ['push', 'this browser'];

/** Whether this browser reminds, and the switch of it. */
export function usePush() {
  const { language, config } = usePortal();
  const queries = useQueryClient();
  const reminders = useQuery(remindersQuery());
  // Visitors change permissions outside the page and come back.
  const browser = useQuery({
    queryKey: BROWSER_KEY,
    queryFn: readBrowser,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const change = useMutation({
    mutationFn: (isWanted: boolean) => {
      if (!isWanted) return turnOff(config.site.offline === true);
      return reminders.data === undefined
        ? Promise.resolve(undefined)
        : turnOn(reminders.data.publicKey, language);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: BROWSER_KEY }),
    onSuccess: (answer) => {
      if (typeof answer === 'object') queries.setQueryData(remindersQuery().queryKey, answer);
    },
  });
  const isOn =
    browser.data?.id !== undefined && (reminders.data?.browserIds.includes(browser.data.id) ?? false);
  return {
    reminders,
    change,
    state: stateOf(browser.data?.support, reminders.data === undefined, isOn, change.data === 'dismissed'),
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

async function turnOn(publicKey: string, language: ReturnType<typeof usePortal>['language']) {
  const subscription = await subscribe(publicKey);
  if (subscription === undefined) return 'dismissed' as const;
  return addBrowser({ ...subscriptionFields(subscription), language });
}

/** First at the portal: then it sends nothing, whatever the browser does. */
async function turnOff(isWorkerNeeded: boolean) {
  const subscription = await currentSubscription();
  if (subscription === undefined) return undefined;
  const answer = await removeBrowser(subscription.endpoint);
  await unsubscribe(subscription, isWorkerNeeded);
  return answer;
}

/** Served by the shell at the root, under this name for good. */
const WORKER = '/reminders-worker.js';
const SCOPE = '/';

type PushSupport = 'unsupported' | 'denied' | 'possible';

/** Tells what this browser can do and is allowed to do. */
function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription of this browser; undefined for none. Asks nobody. */
async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'possible') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the visitor; undefined unless they allow it. Throws if the push service does not respond. */
async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' });
  const { pushManager } = await activated(registered);
  const applicationServerKey = bytesOf(publicKey);
  const former = await pushManager.getSubscription();
  // A subscription for another key of the portal cannot be used, and stands in the way of a new one.
  if (former !== null && !isFor(former, applicationServerKey)) await former.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Takes the subscription out of the browser, and the worker unless it keeps pages too. */
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

/** The API identifies a browser by SHA-256 of its endpoint, hex. */
async function browserIdOf({ endpoint }: PushSubscription): Promise<string> {
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
