import { numberFormat } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useCallback } from 'react';

type Unit = 'second' | 'minute' | 'day' | 'gigabyte';

/** Numbers with their unit in the language of the page: `20 min`, `2 GB`. */
export function useUnits(): (value: number, unit: Unit) => string {
  const { language } = usePortal();
  return useCallback(
    (value, unit) => numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    [language],
  );
}
