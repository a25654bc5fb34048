import { clockText, numberFormat } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Icon } from '@portico/ui';
import type { Ref } from 'react';
import { DAY_MS, timeIn } from './clock-time';
import styles from './site-row.module.css';

const SECOND_MS = 1000;

export interface CountdownProps {
  until: number;
  now: number;
  className?: string | undefined;
  ref?: Ref<HTMLParagraphElement>;
}

/** How long until the next vote, by the second; beside it the time of day, which stands still. */
export function Countdown({ until, now, className, ref }: CountdownProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { language } = usePortal();
  const left = until - now;
  const days = numberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const at = format.date(until, timeIn(left));
  return (
    <p ref={ref} tabIndex={-1} className={classNames(styles.countdown, className)}>
      <span className={styles.left}>
        <Icon name="clock" size={16} />
        {left < 2 * DAY_MS ? (
          // The last second is still one.
          <bdi dir="ltr">{clockText(Math.ceil(left / SECOND_MS))}</bdi>
        ) : (
          days.format(Math.ceil(left / DAY_MS))
        )}
      </span>
      <span className={styles.nextAt}>{t('vote.nextAt', { time: at })}</span>
    </p>
  );
}
