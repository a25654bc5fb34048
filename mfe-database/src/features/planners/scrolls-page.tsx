import { ABSENT, MAX_SCROLL_SLOTS, numberFormat, scrollOutcomes, unitPrice } from '@portico/domain';
import { ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch, type Answer, useFormat, usePortal } from '@portico/portal-kit';
import { columnsOf } from '@portico/portal-kit/list';
import { EmptyState, Window, DataTable, Disclosure, NumberField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EntryPage } from '../../shared/detail/entry-page';
import { ItemPlanForm, ItemPlanHead } from './item-plan-form';
import {
  scrollOffersQuery,
  scrollsQuery,
  scrollsSearch,
  type ScrollTable,
  type FittingScroll,
} from './scrolls.queries';
import { shownProperties } from '../../shared/detail/property-groups';
import styles from './planners.module.css';

export function ScrollsPage() {
  const { id = '' } = useParams();
  return (
    <EntryPage kind="item" query={useQuery(scrollsQuery(id))}>
      {(table) => <Table table={table} />}
    </EntryPage>
  );
}

function Table({ table }: { table: ScrollTable }) {
  const t = useTexts('mfe-database');
  const { item, scrolls } = table;
  const { view, set } = useSearch(scrollsSearch);
  const slots = view.slots ?? Math.min(MAX_SCROLL_SLOTS, table.slots);
  const offers = useQuery(scrollOffersQuery(String(item.id))).data?.items ?? [];
  const offerOf = (scroll: number) => offers.find(({ id }) => id === scroll)?.offer ?? undefined;
  return (
    <>
      <ItemPlanHead of="scrolls" plan={table} />
      <div className={styles.columns}>
        <ItemPlanForm
          item={item}
          shown={{ slots: slots === 0 ? undefined : slots }}
          hint={<p>{t('scrolls.hint')}</p>}
          onSend={set}
        >
          <NumberField
            label={t('property.name.tuc')}
            name="slots"
            min={1}
            max={MAX_SCROLL_SLOTS}
            required
            defaultValue={slots === 0 ? undefined : slots}
          />
        </ItemPlanForm>
        <Window title={t('scrolls.list')} icon="scroll" isFlush={scrolls.length > 0}>
          {scrolls.length === 0 ? (
            <EmptyState title={t('scrolls.empty')} />
          ) : (
            <ul role="list">
              {scrolls.map((scroll) => (
                <ScrollRow key={scroll.id} scroll={scroll} slots={slots} offer={offerOf(scroll.id)} />
              ))}
            </ul>
          )}
        </Window>
      </div>
    </>
  );
}

type Offer = NonNullable<Answer<'/api/wishes/scrolls/{id}'>['items'][number]['offer']>;

interface ScrollRowProps {
  scroll: FittingScroll;
  slots: number;
  /** The cheapest one now. */
  offer: Offer | undefined;
}

interface Outcome {
  /** Number of successes. */
  count: number;
  chance: number;
}

/** A scroll: chances, what a success adds, the average over all slots, and every outcome in a table. */
function ScrollRow({ scroll, slots, offer }: ScrollRowProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const gainsText = useGains(scroll);
  const { id, name, success, destroys } = scroll;
  const outcomes = scrollOutcomes(slots, scroll).map((chance, count): Outcome => ({ count, chance }));
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
            <Mesos amount={price} />
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
            columns={columnsOf(t, {
              'scrolls.column.count': {
                onCard: 'title',
                cell: ({ count }: Outcome) => t('scrolls.of', { successes: format.number(count), slots }),
              },
              'scrolls.column.chance': {
                align: 'end',
                onCard: 'aside',
                cell: ({ chance }) => <bdi dir="ltr">{percent(chance)}</bdi>,
              },
              'scrolls.column.gains': {
                isLabelled: true,
                cell: ({ count }) => (count === 0 ? ABSENT : gainsText(count)),
              },
            })}
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
