import { ABSENT, MAX_SCROLL_SLOTS, numberFormat, scrollOutcomes, unitPrice } from '@portico/domain';
import { ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch, type Answer, useFormat, usePortal } from '@portico/portal-kit';
import { columnsOf, optionalColumn, TableWindow } from '@portico/portal-kit/list';
import { NumberField } from '@portico/ui';
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
import scrollStyles from './scrolls-page.module.css';

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
  const columns = useColumns(slots, (scroll) => offers.find(({ id }) => id === scroll)?.offer ?? undefined);
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
        <TableWindow
          title={t('scrolls.list')}
          icon="scroll"
          none={t('scrolls.empty')}
          rows={scrolls}
          rowKey={({ id }) => String(id)}
          columns={columns}
          isFlowing
        />
      </div>
    </>
  );
}

/** Columns: the scroll, its success rate, its gains, and its price now. */
function useColumns(slots: number, offerOf: (scroll: number) => Offer | undefined) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const gains = useGains();
  const priceFor = ({ id }: FittingScroll) => priceOf(offerOf(id));
  return columnsOf(t, {
    'scrolls.column.scroll': {
      onCard: 'title',
      picture: ({ id }: FittingScroll) => <Picture kind="item" id={id} />,
      cell: ({ id, name, destroys }) => (
        <span className={styles.words}>
          <ItemLink id={id}>{name}</ItemLink>
          {destroys > 0 && (
            <span className={styles.note}>
              {t('scrolls.destroys', { percent: format.percent(destroys, 0) })}
            </span>
          )}
        </span>
      ),
    },
    'scrolls.column.success': {
      align: 'end',
      isLabelled: true,
      cell: ({ success }) => <bdi dir="ltr">{format.percent(success, 0)}</bdi>,
    },
    'scrolls.column.each': { isLabelled: true, cell: (scroll) => gains(scroll, 1) },
    'scrolls.column.average': slots > 0 && {
      onCard: 'wide',
      cell: (scroll) => <Results scroll={scroll} slots={slots} />,
    },
    'scrolls.column.cheapest': {
      align: 'end',
      onCard: 'aside',
      ...optionalColumn(priceFor, (price) => <Mesos amount={price} />),
    },
    'scrolls.column.cost': slots > 1 && {
      align: 'end',
      isLabelled: true,
      ...optionalColumn(priceFor, (price) => format.number(price * slots)),
    },
  });
}

type Offer = NonNullable<Answer<'/api/wishes/scrolls/{id}'>['items'][number]['offer']>;

/** Price of one scroll of the cheapest offer now; null without an offer. */
function priceOf(offer: Offer | undefined): number | null {
  return offer === undefined || offer.price === null ? null : unitPrice(offer.price, offer.item.quantity);
}

/** The average over all slots, which opens to the chance of each number of successes. */
function Results({ scroll, slots }: { scroll: FittingScroll; slots: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const gains = useGains();
  const chances = scrollOutcomes(slots, scroll);
  const left = chances.reduce((sum, chance) => sum + chance, 0);
  const successes = chances.reduce((sum, chance, count) => sum + count * chance, 0) / (left || 1);
  const percent = (share: number) => format.percent(share * 100, 1);
  return (
    <details>
      <summary title={t('scrolls.outcomes')}>{gains(scroll, successes)}</summary>
      <ol className={scrollStyles.outcomes} role="list">
        {chances.map((chance, count) => (
          <li key={count}>
            {t('scrolls.of', { successes: format.number(count), slots })}
            <bdi dir="ltr">{percent(chance)}</bdi>
            <span>{count === 0 ? ABSENT : gains(scroll, count)}</span>
          </li>
        ))}
      </ol>
      {scroll.destroys > 0 && <p className={styles.note}>{t('scrolls.left', { percent: percent(left) })}</p>}
    </details>
  );
}

/** Says what several successes add: "Attack Power +10, STR +6". */
function useGains(): (scroll: FittingScroll, times: number) => string {
  const t = useTexts('mfe-database');
  const { language } = usePortal();
  const signed = numberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return ({ gains }, times) =>
    shownProperties(gains)
      .flatMap(({ entries }) => entries)
      .map(({ name, value }) => `${t(`property.name.${name}`)} \u2066${signed.format(value * times)}\u2069`)
      .join(', ');
}
