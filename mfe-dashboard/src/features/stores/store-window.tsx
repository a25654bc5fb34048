import { unitPrice } from '@portico/domain';
import { ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useNumberColumn } from '@portico/portal-kit/list';
import { Badge, DataTable, type DataColumn, LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import { useStorePlace } from '../../shared/use-store-place';
import styles from './stores-page.module.css';
import type { OwnStore } from './stores.queries';

type Goods = OwnStore['goods'][number];
type Sale = OwnStore['sales'][number];

/** One character's store: its goods compared with the market's history, and its sales. Without `salesSince`, no sales are known. */
export function StoreWindow({ own, salesSince }: { own: OwnStore; salesSince: number | undefined }) {
  const { characterId, characterName, store, goods, sales } = own;
  const t = useTexts('mfe-dashboard');
  const { date, relativeTime } = useFormat();
  const placeOf = useStorePlace();
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
        <StoreTable
          caption={t('stores.goods')}
          rows={goods}
          rowKey={({ inventorymerchantid }) => inventorymerchantid}
          pieces="left"
          last={{
            key: 'median',
            header: t('stores.column.median'),
            align: 'end',
            isEmpty: ({ percentOfUsual }) => percentOfUsual === null,
            cell: ({ percentOfUsual }) => <MedianPrice percent={percentOfUsual} />,
          }}
        />
      )}
      {sales.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('stores.sold.title')}</h3>
          <StoreTable
            caption={t('stores.sold.title')}
            rows={sales}
            rowKey={({ id }) => id}
            pieces="sold"
            last={{
              key: 'at',
              header: t('stores.column.at'),
              align: 'end',
              cell: ({ at, isNew }) => (
                <>
                  {isNew && <Badge tone="good">{t('stores.new')}</Badge>} {relativeTime(at)}
                </>
              ),
            }}
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

interface StoreTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  /** Column of the pieces: those left, or those sold. */
  pieces: 'left' | 'sold';
  last: DataColumn<Row>;
}

function StoreTable<Row extends Goods | Sale>({ pieces, last, ...table }: StoreTableProps<Row>) {
  const t = useTexts('mfe-dashboard');
  const numberColumn = useNumberColumn();
  const columns: DataColumn<Row>[] = [
    {
      key: 'item',
      header: t('stores.column.item'),
      onCard: 'title',
      picture: ({ itemId }) => <Picture kind="item" id={itemId} />,
      cell: ({ itemId, itemName }) => (
        <ItemLink id={itemId}>
          <bdi>{itemName}</bdi>
        </ItemLink>
      ),
    },
    {
      key: pieces,
      header: t(`stores.column.${pieces}`),
      ...numberColumn(({ bundles, quantity }) => bundles * quantity, {
        isLabelled: true,
      }),
    },
    {
      key: 'price',
      header: t('stores.column.price'),
      align: 'end',
      onCard: 'aside',
      // Per piece, as in all comparisons of the market.
      cell: ({ price, quantity }) =>
        price === null ? (
          t('goods.priceUnknown')
        ) : (
          <Mesos amount={unitPrice(price, quantity)} unit={t('goods.mesos')} />
        ),
    },
    last,
  ];
  return <DataTable {...table} isFlowing columns={columns} />;
}

/** Smaller differences, in percent, count as the usual price. */
const MIN_DIFFERENCE = 10;

/** A price in percent of the market's median, with a badge if it is far over or under. A dash if too few of the item were sold. */
function MedianPrice({ percent }: { percent: number | null }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (percent === null) return '–';
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
