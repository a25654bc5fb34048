import { numberFormat, scrollOutcomes, unitPrice } from '@portico/domain';
import { ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { type Answer, useFormat, usePortal } from '@portico/portal-kit';
import { DataTable, Disclosure } from '@portico/ui';
import { shownProperties } from '../../shared/detail/property-groups';
import styles from './planners.module.css';
import type { FittingScroll } from './scrolls.queries';

type Offer = NonNullable<Answer<'/api/wishes/scrolls/{id}'>['items'][number]['offer']>;

interface ScrollRowProps {
  scroll: FittingScroll;
  slots: number;
  /** The cheapest one now. */
  offer: Offer | undefined;
}

/** A scroll: chances, what a success adds, the average over all slots, and every outcome in a table. */
export function ScrollRow({ scroll, slots, offer }: ScrollRowProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const gainsText = useGains(scroll);
  const { id, name, success, destroys } = scroll;
  const outcomes = scrollOutcomes(slots, scroll).map((chance, count) => ({ count, chance }));
  const left = outcomes.reduce((sum, { chance }) => sum + chance, 0);
  const successes = outcomes.reduce((sum, { count, chance }) => sum + count * chance, 0) / (left || 1);
  const percent = (share: number) => format.percent(share * 100, 1);
  const price =
    offer === undefined || offer.price === null ? undefined : unitPrice(offer.price, offer.item.quantity);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Picture kind="item" id={id} size={48} />
        <div className={styles.words}>
          <span className={styles.name}>
            <ItemLink id={id}>{name}</ItemLink>
          </span>
          <span className={styles.note}>
            {t('scrolls.success', { percent: format.percent(success, 0) })}
            {destroys > 0 && ` ${t('scrolls.destroys', { percent: format.percent(destroys, 0) })}`}
          </span>
        </div>
        {price !== undefined && (
          <p className={styles.gain}>
            <Mesos amount={price} unit={t('monster.mesos')} />
            <span className={styles.note}>{t('scrolls.cheapest')}</span>
          </p>
        )}
      </div>
      <ul className={styles.facts} role="list">
        <li>{t('scrolls.each', { gains: gainsText(1) })}</li>
        {slots > 0 && <li>{t('scrolls.average', { slots, gains: gainsText(successes) })}</li>}
        {destroys > 0 && slots > 0 && <li>{t('scrolls.left', { percent: percent(left) })}</li>}
        {price !== undefined && slots > 1 && (
          <li>{t('scrolls.cost', { slots, mesos: format.number(price * slots) })}</li>
        )}
      </ul>
      {slots > 0 && (
        <Disclosure summary={t('scrolls.outcomes')}>
          <DataTable
            caption={t('scrolls.outcomes')}
            rows={outcomes}
            rowKey={({ count }) => String(count)}
            columns={[
              {
                key: 'count',
                header: t('scrolls.column.count'),
                onCard: 'title',
                cell: ({ count }) => t('scrolls.of', { successes: format.number(count), slots }),
              },
              {
                key: 'chance',
                header: t('scrolls.column.chance'),
                align: 'end',
                onCard: 'aside',
                cell: ({ chance }) => <bdi dir="ltr">{percent(chance)}</bdi>,
              },
              {
                key: 'gains',
                header: t('scrolls.column.gains'),
                isLabelled: true,
                cell: ({ count }) => (count === 0 ? '–' : gainsText(count)),
              },
            ]}
          />
        </Disclosure>
      )}
    </li>
  );
}

/** Says what several successes add: "Attack Power +10, STR +6". */
function useGains({ gains }: FittingScroll): (times: number) => string {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  const signed = numberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const shown = shownProperties(gains).flatMap(({ entries }) => entries);
  return (times) =>
    shown
      .map(({ name, value }) => `${t(`property.name.${name}`)} \u2066${signed.format(value * times)}\u2069`)
      .join(', ');
}
