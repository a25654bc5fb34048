import { usePortal } from '@portico/portal-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addBrowser, remindersQuery, removeBrowser } from '../rewards.queries';
import {
  browserIdOf,
  currentSubscription,
  pushSupport,
  subscribe,
  subscriptionFields,
  unsubscribe,
} from './push-browser';

/** `dismissed`: the visitor was asked and did not allow it; they may be asked again. */
export type PushState = 'checking' | 'unsupported' | 'denied' | 'dismissed' | 'off' | 'on';

const BROWSER_KEY = ['push', 'this browser'];

/** Whether this browser reminds, and the switch of it. */
export function usePush() {
  const { language } = usePortal();
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
      if (!isWanted) return turnOff();
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
async function turnOff() {
  const subscription = await currentSubscription();
  if (subscription === undefined) return undefined;
  const answer = await removeBrowser(subscription.endpoint);
  await unsubscribe(subscription);
  return answer;
}
