import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { ItemList } from './item-list';
import type { ItemsLinks } from './items-state';
import { NearestNames } from '../../shared/nearest-names';
import { itemSearchQuery } from './items.queries';
import { ResultWindow } from './result-window';

/** Items of a name or number. */
export function SearchResults({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { query: term, type } = links.view;
  const found = useQuery(itemSearchQuery(links.view));
  return (
    <ResultWindow
      title={t('results.title')}
      found={found}
      links={links}
      countText={(count) => t('results.count', { count, formatted: format.number(count), term })}
      empty={
        <EmptyState
          title={t('results.empty.title', { term })}
          hint={t('results.empty.text')}
          actions={
            <>
              {type !== 'all' && (
                <LinkButton href={links.hrefWith({ type: 'all' })}>{t('results.empty.action')}</LinkButton>
              )}
              <NearestNames kind="item" names={found.data?.nearest} />
            </>
          }
        />
      }
    >
      {({ items }) => <ItemList items={items} links={links} />}
    </ResultWindow>
  );
}
