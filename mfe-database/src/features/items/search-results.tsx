import { ListPages } from '@portico/game-ui';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { CatalogMissing } from '../../shared/catalog-missing';
import { ItemList, ItemListSkeleton, type ItemsListProps } from './item-list';
import { itemSearchQuery } from './items.queries';
import styles from './items-page.module.css';

export function SearchResults({ view, hrefOf, hrefWith }: ItemsListProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const query = useQuery(itemSearchQuery(view));
  const pagination = query.data?.pagination;
  const empty = (
    <EmptyState
      title={t('results.empty.title', { term: view.query })}
      hint={t('results.empty.text')}
      actions={
        view.type !== 'all' && (
          <LinkButton href={hrefWith({ type: 'all' })}>{t('results.empty.action')}</LinkButton>
        )
      }
    />
  );
  return (
    <Window
      title={t('results.title')}
      icon="search"
      isFlush
      className={query.isPlaceholderData ? styles.waiting : undefined}
      footer={
        pagination !== undefined && pagination.pages > 1 ? (
          <ListPages
            page={view.page}
            pages={pagination.pages}
            hrefFor={(page) => hrefWith({ page })}
            textOf={(text, numbers) => t(`pages.${text}`, numbers)}
          />
        ) : undefined
      }
    >
      <QueryStates
        query={query}
        skeleton={<ItemListSkeleton />}
        isEmpty={(data) => data.items.length === 0 && data.importedAt !== null}
        empty={empty}
      >
        {({ items, importedAt, pagination: { total } }) => (
          <>
            {importedAt === null && <CatalogMissing />}
            <p className={styles.count} role="status">
              {t('results.count', { count: total, formatted: format.number(total), term: view.query })}
            </p>
            <ItemList items={items} chosen={view.item} hrefOf={hrefOf} />
          </>
        )}
      </QueryStates>
    </Window>
  );
}
