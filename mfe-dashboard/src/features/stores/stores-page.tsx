import { SectionHead, Mesos, ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { EmptyState, LinkButton, Skeleton, Window, Notice, SoftText, Badge, DataTable } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import styles from './stores-page.module.css';
import { ownStoresQuery, type OwnStores, type OwnStore } from './stores.queries';
import { ABSENT, unitPrice } from '@portico/domain';
import { columnsOf, useNumberColumn } from '@portico/portal-kit/list';
import { useStorePlace } from '../../shared/use-store-place';

export function StoresPage() {
  const t = useTexts('mfe-dashboard');
  const query = useQuery(ownStoresQuery());
  return (
    <>
      <SectionHead scene="stalls" isFramed title={t('stores.title')} lead={t('stores.lead')} />
      <div className={styles.page}>
        <QueryStates query={query} skeleton={<Skeleton shape="box" width="100%" height="20rem" />}>
          {(own) => (
            <>
              <AwaySales own={own} />
              {own.stores.length === 0 && (
                <Window title={t('stores.title')} icon="store">
                  <EmptyState
                    title={t('stores.empty.title')}
                    hint={t('stores.empty.text')}
                    actions={
                      <LinkButton href={paths.market} variant="primary">
                        {t('stores.empty.action')}
                      </LinkButton>
                    }
                  />
                </Window>
              )}
              {own.stores.map((store) => (
                <StoreWindow
                  key={store.characterId}
                  own={store}
                  salesSince={own.knowsSales ? own.salesSince : undefined}
                />
              ))}
              {own.stores.some(({ goods }) => goods.some(isCompared)) && (
                <SoftText>{t('stores.note')}</SoftText>
              )}
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

/** One line about the sales of all stores since the account left the game. If the sales records begin later, since their beginning. */
function AwaySales({ own }: { own: OwnStores }) {
  const t = useTexts('mfe-dashboard');
  const { date, relativeTime } = useFormat();
  const { stores, awaySince, salesSince } = own;
  if (!own.knowsSales) return <Notice tone="info" title={t('stores.away.unknown')} />;
  if (awaySince === null || stores.length === 0) return null;
  const count = stores.reduce((sum, { newSales }) => sum + newSales, 0);
  const isLongAway = awaySince < salesSince;
  const time = isLongAway ? date(salesSince, { dateStyle: 'long' }) : relativeTime(awaySince);
  if (count === 0) {
    return <Notice tone="info" title={t(`stores.away.${isLongAway ? 'noneSince' : 'none'}`, { time })} />;
  }
  return (
    <Notice tone="good" title={t(`stores.away.${isLongAway ? 'soldSince' : 'sold'}`, { count, time })}>
      <Mesos amount={stores.reduce((sum, { newMesos }) => sum + newMesos, 0)} isUnitShown />
    </Notice>
  );
}

type Goods = OwnStore['goods'][number];
type Sale = OwnStore['sales'][number];

/** One character's store: its goods compared with the market's history, and its sales. Without `salesSince`, no sales are known. */
function StoreWindow({ own, salesSince }: { own: OwnStore; salesSince: number | undefined }) {
  const { characterId, characterName, store, goods, sales } = own;
  const t = useTexts('mfe-dashboard');
  const { date, relativeTime } = useFormat();
  const placeOf = useStorePlace();
  const ofGoods = useStoreColumns<Goods>();
  const ofSales = useStoreColumns<Sale>();
  return (
    <Window
      title={<bdi>{characterName}</bdi>}
      icon="store"
      isFlush
      total={store === null ? t('stores.closed') : placeOf(store)}
      actions={
        store !== null && (
          <LinkButton href={paths.store(characterId)} size="small">
            {t('stores.open')}
          </LinkButton>
        )
      }
    >
      {goods.length > 0 && (
        <DataTable
          caption={t('stores.goods')}
          rows={goods}
          rowKey={({ inventorymerchantid }) => inventorymerchantid}
          isFlowing
          columns={columnsOf(t, {
            'stores.column.item': ofGoods.item,
            'stores.column.left': ofGoods.pieces,
            'stores.column.price': ofGoods.price,
            // Without any price to compare with, the column would be nothing but dashes.
            'stores.column.median': goods.some(isCompared) && {
              align: 'end',
              isEmpty: (one: Goods) => !isCompared(one),
              cell: ({ percentOfUsual }: Goods) => <MedianPrice percent={percentOfUsual} />,
            },
          })}
        />
      )}
      {sales.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('stores.sold.title')}</h3>
          <DataTable
            caption={t('stores.sold.title')}
            rows={sales}
            rowKey={({ id }) => id}
            isFlowing
            columns={columnsOf(t, {
              'stores.column.item': ofSales.item,
              'stores.column.sold': ofSales.pieces,
              'stores.column.price': ofSales.price,
              'stores.column.at': {
                align: 'end',
                cell: ({ at, isNew }) => (
                  <>
                    {isNew && <Badge tone="good">{t('stores.new')}</Badge>} {relativeTime(at)}
                  </>
                ),
              },
            })}
          />
        </>
      )}
      {goods.length > 0 && sales.length === 0 && salesSince !== undefined && (
        <p className={styles.none}>
          {t('stores.away.noneSince', { time: date(salesSince, { dateStyle: 'long' }) })}
        </p>
      )}
    </Window>
  );
}

function isCompared({ percentOfUsual }: Goods): boolean {
  return percentOfUsual !== null;
}

/** Columns of goods and of sales. */
function useStoreColumns<Row extends Goods | Sale>() {
  const t = useTexts('mfe-dashboard');
  const numberColumn = useNumberColumn();
  return {
    item: {
      onCard: 'title' as const,
      picture: ({ itemId }: Row) => <Picture kind="item" id={itemId} />,
      cell: ({ itemId, itemName }: Row) => (
        <ItemLink id={itemId}>
          <bdi>{itemName}</bdi>
        </ItemLink>
      ),
    },
    pieces: numberColumn(({ bundles, quantity }: Row) => bundles * quantity, {
      isLabelled: true,
      // On cards, no number means one piece.
      isEmpty: ({ bundles, quantity }: Row) => bundles * quantity === 1,
    }),
    price: {
      align: 'end' as const,
      onCard: 'aside' as const,
      // Per piece, as in all comparisons of the market.
      cell: ({ price, quantity }: Row) =>
        price === null ? t('goods.priceUnknown') : <Mesos amount={unitPrice(price, quantity)} />,
    },
  };
}

/** Smaller differences, in percent, count as the usual price. */
const MIN_DIFFERENCE = 10;

/** A price in percent of the market's median, with a badge if it is far over or under. A dash if too few of the item were sold. */
function MedianPrice({ percent }: { percent: number | null }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (percent === null) return ABSENT;
  const isOff = Math.abs(percent - 100) >= MIN_DIFFERENCE;
  return (
    <>
      {isOff && (
        <Badge tone={percent > 100 ? 'warning' : 'info'}>
          {t(percent > 100 ? 'stores.median.over' : 'stores.median.under')}
        </Badge>
      )}{' '}
      {t('stores.median.of', { percent: format.percent(percent, 0) })}
    </>
  );
}
