import { useUrlState } from '@portico/portal-kit';
import { useMemo } from 'react';
import { SORTS, type RowOrder, type RowSort } from './row-order';

const MAX_FILTER = 64;

const DEFAULTS = { rows: '', sort: 'chance', order: 'desc' };

/** Which rows are shown and how they are sorted, in the address. */
export function useGridState() {
  const { state, set } = useUrlState(DEFAULTS);
  const order = useMemo<RowOrder>(
    () => ({
      sort: SORTS.find((one) => one === state.sort) ?? 'chance',
      isAscending: state.order === 'asc',
      filter: state.rows.slice(0, MAX_FILTER),
    }),
    [state],
  );
  return {
    order,
    setFilter: (rows: string) => set({ rows: rows.slice(0, MAX_FILTER) }, { replace: true }),
    sortBy: (sort: RowSort) => {
      const isAscending = order.sort === sort ? !order.isAscending : sort === 'item';
      set({ sort, order: isAscending ? 'asc' : 'desc' }, { replace: true });
    },
  };
}
