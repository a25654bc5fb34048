import { EQUIPMENT_STATS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { statText } from '@portico/portal-kit/game-words';
import { VisuallyHidden, Stack } from '@portico/ui';
import type { AverageStats, RolledStats, HeldItem } from '../held-item';
import styles from './item-stats.module.css';

export function ItemStats({ stats, average }: { stats: RolledStats; average: AverageStats | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const compared = compareStats(stats, average);
  const slots = upgradeSlotsOf(stats, average);
  return (
    <Stack as="section" gap={2} aria-label={t('inventory.item.stats')}>
      {average && compared.length > 0 && (
        <p className={styles.note} aria-hidden="true">
          {t('inventory.item.compared')}
        </p>
      )}
      <dl className={styles.stats}>
        {compared.map(({ name, value, difference }) => (
          <div key={name}>
            <dt>{statText(name)}</dt>
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
    </Stack>
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
        <dt>{statText('vicious')}</dt>
        <dd className={styles.value}>
          <bdi dir="ltr">{format.number(hammers)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

const KINDS = ['passed', 'failed', 'left'] as const;

/** A stone for each upgrade slot: lit for a passed scroll, broken for a failed one, empty for a free slot. */
function UpgradePips({ slots }: { slots: UpgradeSlots }) {
  const t = useTexts('mfe-dashboard');
  const counts = { passed: slots.passed, failed: slots.failed ?? 0, left: slots.left };
  return (
    <>
      {KINDS.flatMap((kind) =>
        Array.from({ length: counts[kind] }, (_, index) => (
          <svg key={`${kind}${index}`} className={styles[kind]} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M6 1l5 5-5 5-5-5z" />
            {kind === 'failed' && <path d="M4 4l4 4M8 4l-4 4" />}
          </svg>
        )),
      )}
      <VisuallyHidden>
        {t('inventory.item.scrolls', { passed: counts.passed, failed: counts.failed })}
      </VisuallyHidden>
    </>
  );
}

/** The difference from an average piece as a colour, a sign and a shape, with words for screen readers. */
function StatDifference({ difference }: { difference: number }) {
  const t = useTexts('mfe-dashboard');
  const { signed } = useFormat();
  if (difference === 0) return <span className={styles.same}>{t('inventory.stat.same')}</span>;
  const isMore = difference > 0;
  return (
    <span className={isMore ? styles.more : styles.less}>
      <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
        <path d={isMore ? 'M4 1l4 6H0z' : 'M4 7L0 1h8z'} />
      </svg>
      <bdi dir="ltr" aria-hidden="true">
        {signed(difference)}
      </bdi>
      <VisuallyHidden>
        {t(isMore ? 'inventory.stat.above' : 'inventory.stat.below', {
          difference: Math.abs(difference),
        })}
      </VisuallyHidden>
    </span>
  );
}

type EquipmentStat = (typeof EQUIPMENT_STATS)[number];

export interface ComparedStat {
  name: EquipmentStat;
  value: number;
  /** Difference from an average piece; undefined if the average is not known. */
  difference: number | undefined;
}

/** The stats that the piece or an average one of its kind has. */
export function compareStats(stats: RolledStats, average: AverageStats | undefined): ComparedStat[] {
  return EQUIPMENT_STATS.map((name) => ({
    name,
    value: stats[name],
    difference: average && stats[name] - average[name],
  })).filter(({ value, difference }) => value !== 0 || (difference ?? 0) !== 0);
}

type UpgradeSlots = ReturnType<typeof upgradeSlotsOf>;

/**
 * `total` includes the slots from hammers; undefined if the original number is unknown, like `failed`. Both are undefined if the
 * numbers do not fit together, because a clean slate scroll gives slots back.
 */
export function upgradeSlotsOf(stats: RolledStats, average: AverageStats | undefined) {
  const { upgradeslots: left, upgrades: passed, vicious } = stats;
  const total = average && average.upgradeslots + vicious;
  const failed = total === undefined ? undefined : total - left - passed;
  return total === undefined || failed === undefined || failed < 0
    ? { left, total: undefined, passed, failed: undefined }
    : { left, total, passed, failed };
}

export function wornBonuses(worn: readonly Pick<HeldItem, 'stats'>[]): ComparedStat[] {
  return EQUIPMENT_STATS.map((name) => ({
    name,
    value: worn.reduce((sum, { stats }) => sum + (stats?.[name] ?? 0), 0),
    difference: undefined,
  })).filter(({ value }) => value !== 0);
}
