import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '@portico/domain';
import { onEach, startOf } from './clock';
import { usePortal } from '../portal/portal-context';

const onSecond = onEach(SECOND_MS);

/**
 * Start of the current second: in the first render the server's, then the browser's. The caller rerenders each second
 * while the tab is visible, so call it in a small component.
 */
export function useSecond(): number {
  const { renderedAt } = usePortal();
  return useSyncExternalStore(
    onSecond,
    () => startOf(SECOND_MS, Date.now()),
    () => startOf(SECOND_MS, renderedAt),
  );
}
