import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '@portico/domain';
import { onEach, startOf } from './clock';
import { usePortal } from './portal-context';

const onSecond = onEach(SECOND_MS);

/**
 * When this second began: in the first render the one in which the server rendered the page, then the browser's. Whoever calls it is drawn
 * again each second that the tab is looked at: call it in a component that is nothing but what changes with it.
 */
export function useSecond(): number {
  const { renderedAt } = usePortal();
  return useSyncExternalStore(
    onSecond,
    () => startOf(SECOND_MS, Date.now()),
    () => startOf(SECOND_MS, renderedAt),
  );
}
