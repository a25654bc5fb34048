import { useMemo } from 'react';
import { sentDays, useToday } from './log-days';
import type { LogSelection } from './log-definition';
import { useLogState, type LogState } from './log-state';

export interface UsedLog extends LogState {
  selection: LogSelection;
  today: number;
}

/** The view that the address asks for, with what the calls of a log are sent for it. */
export function useLog(): UsedLog {
  const state = useLogState();
  const { view } = state;
  const today = useToday();
  const selection = useMemo<LogSelection>(() => ({ ...view, sent: sentDays(view, today) }), [view, today]);
  return { ...state, selection, today };
}
