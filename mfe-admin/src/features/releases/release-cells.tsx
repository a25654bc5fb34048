import { useFormat, usePortal } from '@portico/portal-kit';
import { useMemo } from 'react';
import styles from './version.module.css';

export function Version({ version }: { version: string }) {
  return (
    <code className={styles.root} dir="ltr">
      {version}
    </code>
  );
}

/** Relative time; the exact time is in the tooltip. */
export function Moment({ time }: { time: number }) {
  const format = useFormat();
  return (
    <time className={styles.root} dateTime={new Date(time).toISOString()} title={format.date(time)}>
      {format.relativeTime(time)}
    </time>
  );
}

const BYTES_PER_KILOBYTE = 1024;
/** From here on decimals add nothing. */
const WHOLE_FROM = 1000;

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
