import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** Range of a virtual list: the rows in sight, and the active row of the keyboard, if any. */
export function useRangeWith(active: number): (range: Range) => number[] {
  return useCallback(
    (range) => {
      const shown = defaultRangeExtractor(range);
      if (active < 0 || shown.includes(active)) return shown;
      return [...shown, active].sort((one, other) => one - other);
    },
    [active],
  );
}
