import { useMemo } from 'react';
import { usePortal } from '@portico/portal-kit';

const BYTES_PER_KILOBYTE = 1024;
/** From here on a tenth says nothing. */
const WHOLE_FROM = 1000;

/** Prints a number of bytes as kilobytes in the language of the page. */
export function useFileSize(): (bytes: number) => string {
  const { language } = usePortal();
  return useMemo(() => {
    const formatWith = (maximumFractionDigits: number) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits });
    const [tenths, whole] = [formatWith(1), formatWith(0)];
    return (bytes) => {
      const kilobytes = bytes / BYTES_PER_KILOBYTE;
      return (kilobytes < WHOLE_FROM ? tenths : whole).format(kilobytes);
    };
  }, [language]);
}
