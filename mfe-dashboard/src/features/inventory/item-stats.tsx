import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { AverageStats, RolledStats } from './held-item';
import styles from './item-stats.module.css';
import { compareStats, type UpgradeSlots, upgradeSlotsOf } from './rolled-stats';
import { StatDifference } from './stat-difference';
import { UpgradePips } from './upgrade-pips';

/** What a piece rolled, each stat next to that of an average one; what is left to upgrade. */
export function ItemStats({ stats, average }: { stats: RolledStats; average: AverageStats | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const compared = compareStats(stats, average);
  const slots = upgradeSlotsOf(stats, average);
  return (
    <section className={styles.root} aria-label={t('inventory.item.stats')}>
      {average && compared.length > 0 && (
        <p className={styles.note} aria-hidden="true">
          {t('inventory.item.compared')}
        </p>
      )}
      <dl className={styles.stats}>
        {compared.map(({ name, value, difference }) => (
          <div key={name}>
            <dt>{t(`inventory.stat.${name}`)}</dt>
            <dd className={styles.value}>
              <bdi dir="ltr">{format.number(value)}</bdi>
            </dd>
            {difference !== undefined && (
              <dd className={styles.difference}>
                <StatDifference difference={difference} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {(slots.left > 0 || slots.passed > 0 || (slots.total ?? 0) > 0) && (
        <UpgradeLines slots={slots} hammers={stats.vicious} />
      )}
    </section>
  );
}

function UpgradeLines({ slots, hammers }: { slots: UpgradeSlots; hammers: number }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const left = format.number(slots.left);
  return (
    <dl className={styles.upgrades}>
      <div>
        <dt>{t('inventory.item.slots')}</dt>
        <dd className={styles.value}>
          {slots.total === undefined
            ? t('inventory.item.slotsLeft', { left })
            : t('inventory.item.slotsLeftOf', { left, total: format.number(slots.total) })}
        </dd>
        {slots.total !== undefined && slots.total > 0 && (
          <dd className={styles.pips}>
            <UpgradePips slots={slots} />
          </dd>
        )}
      </div>
      <div>
        <dt>{t('inventory.item.hammers')}</dt>
        <dd className={styles.value}>
          <bdi dir="ltr">{format.number(hammers)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
