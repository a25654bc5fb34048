import { numberFormat } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { classNames, Icon } from '@portico/ui';
import type { Ref } from 'react';
import { DAY_MS, timeIn } from './clock-time';
import styles from './site-row.module.css';

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
        {left < 2 * DAY_MS ? <bdi dir="ltr">{hoursText(left)}</bdi> : days.format(Math.ceil(left / DAY_MS))}
      </span>
      <span className={styles.nextAt}>{t('vote.nextAt', { time: at })}</span>
    </p>
  );
}

/** `3:59:12`; the last second is still one. */
function hoursText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3600), twoDigits(Math.floor(seconds / 60) % 60), twoDigits(seconds % 60)].join(
    ':',
  );
}
