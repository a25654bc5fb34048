import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile } from '@portico/ui';
import { Difference } from '../change-text';
import type { Budget } from './budget-of';
import type { HourYield } from './hour-yield';
import styles from './budget.module.css';

/** Kills, mesos, what the items are worth, and both together, with how they change. */
export function BudgetTiles({ budget: { kills, before, after } }: { budget: Budget }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const whole = (value: number) => number(Math.round(value));
  const tile = (key: 'mesos' | 'goods' | 'total', valueOf: (of: HourYield) => number) => (
    <StatTile
      key={key}
      label={t(`drops.budget.${key}`)}
      value={whole(valueOf(after))}
      hint={
        <span className={styles.hint}>
          <Difference before={valueOf(before)} after={valueOf(after)} format={whole} />
          {whole(valueOf(before)) !== whole(valueOf(after)) && (
            <span>{t('drops.budget.was', { formatted: whole(valueOf(before)) })}</span>
          )}
        </span>
      }
    />
  );
  return (
    <StatRow>
      <StatTile label={t('drops.budget.kills')} value={whole(kills.total)} />
      {tile('mesos', ({ mesos }) => mesos)}
      {tile('goods', ({ goods }) => goods)}
      {tile('total', ({ mesos, goods }) => mesos + goods)}
    </StatRow>
  );
}
