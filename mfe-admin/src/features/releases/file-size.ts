import { useMemo } from 'react';
import { usePortal } from '@portico/portal-kit';

const BYTES_PER_KILOBYTE = 1024;

/** Prints a number of bytes as kilobytes in the language of the page. */
export function useFileSize(): (bytes: number) => string {
  const { language } = usePortal();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'kilobyte',
      maximumFractionDigits: 1,
    });
    return (bytes) => format.format(bytes / BYTES_PER_KILOBYTE);
  }, [language]);
}
