import { useMemo } from 'react';
import { usePortal } from '@portico/portal-kit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** Prints milliseconds in the largest unit that they fill, in the language of the page: `12 sec`, `1.5 hr`. */
export function useDuration(): (milliseconds: number) => string {
  const { language } = usePortal();
  return useMemo(
    () => (milliseconds) => {
      const { unit, ms } = UNITS.find((one) => milliseconds >= one.ms) ?? { unit: 'second', ms: 1000 };
      const format = new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      });
      return format.format(milliseconds / ms);
    },
    [language],
  );
}
