import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** The range of a virtual list also holds the active row, because a row that is removed out of sight loses the keyboard's focus. */
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
