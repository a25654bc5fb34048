import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, EmptyState, ItemGlyph, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DatabaseHeader } from '../../shared/database-header';
import { EntryList } from '../../shared/entry-list';
import { ListPages } from '../../shared/list-pages';
import { LiveSearch } from '../../shared/live-search';
import { useSearchView } from '../../shared/use-search-view';
import { mapSearchQuery, type FoundMap } from './maps.queries';
import styles from './map-page.module.css';

/** All maps, or what a search finds of them. */
export function MapsPage() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { query, page, hrefWith, set } = useSearchView();
  const found = useQuery(mapSearchQuery(query, page));
  const pagination = found.data?.pagination;
  return (
    <>
      <DatabaseHeader tab="maps" />
      <LiveSearch
        name="query"
        label={t('maps.search.label')}
        placeholder={t('maps.search.placeholder')}
        value={query}
        keep={{ tab: 'maps' }}
        clearHref={hrefWith({ query: '' })}
        onSearch={(text, options) => set({ query: text }, options)}
      />
      <Window
        title={t(query === '' ? 'maps.all' : 'maps.found')}
        icon="map"
        isFlush
        actions={
          pagination && (
            <span className={styles.count}>
              {t('found.count', { count: pagination.total, formatted: format.number(pagination.total) })}
            </span>
          )
        }
        footer={
          pagination &&
          pagination.pages > 1 && (
            <ListPages page={page} pages={pagination.pages} hrefFor={(to) => hrefWith({ page: to })} />
          )
        }
      >
        <QueryStates
          query={found}
          skeleton={<Skeleton shape="box" width="100%" height="40rem" />}
          isEmpty={({ maps, importedAt }) => maps.length === 0 && importedAt !== null}
          empty={<EmptyState title={t('maps.empty')} />}
        >
          {({ maps, importedAt }) => (importedAt === null ? <CatalogMissing /> : <MapList maps={maps} />)}
        </QueryStates>
      </Window>
    </>
  );
}

function MapList({ maps }: { maps: readonly FoundMap[] }) {
  const t = useTexts('mfe-database');
  return (
    <EntryList
      entries={maps.map(({ id, mapName, streetName, town, matches }) => ({
        key: id,
        href: paths.map(id),
        name: mapName,
        matches,
        picture: <ItemGlyph kind="map" size={32} />,
        note: (
          <>
            <bdi>{streetName === '' ? t('map.unknownArea') : streetName}</bdi> · {t('item.id', { id })}
          </>
        ),
        end: town ? <Badge tone="good">{t('map.field.town')}</Badge> : undefined,
      }))}
    />
  );
}
