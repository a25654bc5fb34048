import { useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';

/** Days of the report, both included; '' for those of the server: the last 30. */
export interface ReportDays {
  startDate: string;
  endDate: string;
}

const DEFAULTS = { startDate: '', endDate: '' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days that an address asks for; what is no day is left to the server. */
export function useReportDays() {
  const { state, set } = useUrlState(DEFAULTS);
  const days = useMemo<ReportDays>(
    () => ({ startDate: dayOr(state.startDate), endDate: dayOr(state.endDate) }),
    [state],
  );
  return { days, set };
}

function dayOr(text: string): string {
  return DAY.test(text) ? text : '';
}
