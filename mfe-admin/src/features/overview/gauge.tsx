import { CurrencyPicture, type CurrencyPictureKind } from '@portico/game-ui';
import { classNames, Icon, Link, type IconName } from '@portico/ui';
import styles from './control-room.module.css';

interface GaugeProps {
  label: string;
  value: string;
  /** A drawing of what is counted, or a mark. */
  kind?: CurrencyPictureKind;
  icon?: IconName;
  /** Where the whole gauge leads. */
  href?: string;
  isAlarm?: boolean;
}

/** More letters do not fit a gauge in the wide face of the big numbers. */
const WIDE_LETTERS = 7;

/** One number on the panel, lit from behind. */
export function Gauge({ label, value, kind, icon, href, isAlarm = false }: GaugeProps) {
  return (
    <div className={classNames(styles.gauge, isAlarm && styles.alarm)}>
      <dt className={styles.label}>
        {kind && <CurrencyPicture kind={kind} size={20} />}
        {icon && <Icon name={icon} size={18} />}
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={classNames(styles.value, value.length > WIDE_LETTERS && styles.long)}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
