import { apiAddress } from '@portico/contract';
import { itemTypeOf, roundPrice, SOLD_DAYS, SOLD_PERIODS } from '@portico/domain';
import { ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { linkChoices, useSearch } from '@portico/portal-kit';
import { ListTable, useNumberColumn, columnsOf } from '@portico/portal-kit/list';
import { type DataColumn, EmptyState, LinkButton, SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { MarketFrame, MarketHeader } from '../../shared/frame/market-frame';
import { type SoldItem, soldQuery, soldSearch, SORTS } from './sales.queries';
import styles from './sales-page.module.css';

/** Items that were sold, by pieces, mesos or sellers. */
export function SalesPage() {
  const t = useTexts('mfe-market');
  const { view, hrefWith } = useSearch(soldSearch);
  const { page, period, sort } = view;
  return (
    <MarketFrame header={<MarketHeader title={t('sales.meta.title')} />} tab="sales">
      <div className={styles.tools}>
        <SegmentedLinks
          label={t('prices.time')}
          items={linkChoices({ view, hrefWith }, 'period', SOLD_PERIODS, (one) =>
            t('prices.days', { count: SOLD_DAYS[one] }),
          )}
        />
        <div className={styles.sort}>
          <span aria-hidden="true">{t('sort.label')}</span>
          <SegmentedLinks
            label={t('sort.label')}
            items={linkChoices({ view, hrefWith }, 'sort', SORTS, (one) => t(`sales.column.${one}`))}
          />
        </div>
      </div>
      <ListTable
        title={t('sales.meta.title')}
        icon="trend"
        actions={
          <LinkButton
            href={apiAddress('/api/market/sales/csv', { period, sort })}
            icon="download"
            size="small"
            download
            title={t('file.csvHint')}
            aria-label={t('file.csv')}
          >
            CSV
          </LinkButton>
        }
        query={useQuery(soldQuery(view))}
        list={({ items, pagination: { total, pages } }) => ({ rows: items, total, pages })}
        page={page}
        hrefFor={(to) => hrefWith({ page: to })}
        totalText={(total) => t('item.count', total)}
        errorTitle={t('sales.failed')}
        empty={
          <EmptyState
            title={t('sales.empty.title')}
            hint={t('sales.empty.text')}
            actions={<LinkButton href={paths.items}>{t('goods.items.meta.title')}</LinkButton>}
          />
        }
        skeletonRows={20}
        isFlowing
        columns={useSoldColumns(sort)}
        rowKey={({ itemId }) => itemId}
        note={() => <span className={styles.note}>{t('sales.note')}</span>}
      />
    </MarketFrame>
  );
}

function useSoldColumns(sort: (typeof SORTS)[number]): DataColumn<SoldItem>[] {
  const t = useTexts('mfe-market');
  const numberColumn = useNumberColumn();
  const sold = (name: typeof sort, place: 'meta' | 'more') =>
    numberColumn((item: SoldItem) => item[name], {
      onCard: name === sort ? 'meta' : place,
      isLabelled: true,
    });
  return columnsOf(t, {
    'sales.column.item': {
      onCard: 'title',
      picture: ({ itemId }) => <Picture kind="item" id={itemId} />,
      cell: ({ itemId, name }) => <ItemLink id={itemId}>{name}</ItemLink>,
    },
    'prices.piece': {
      align: 'end',
      onCard: 'aside',
      isEmpty: ({ piece }) => piece === null,
      cell: ({ itemId, piece }) => {
        if (piece === null) {
          // Pieces of equipment differ too much for one price, however many sell them.
          const reason = itemTypeOf(itemId) === 'equipment' ? 'prices.byStats' : 'prices.few';
          return <span className={styles.note}>{t(reason)}</span>;
        }
        return (
          <>
            <Mesos amount={roundPrice(piece)} /> <span className={styles.each}>{t('item.each')}</span>
          </>
        );
      },
    },
    'sales.column.pieces': sold('pieces', 'meta'),
    'sales.column.sellers': sold('sellers', 'meta'),
    'sales.column.mesos': sold('mesos', 'more'),
  });
}
