import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import type { Entry } from '../../shared/entry-list';
import { MapThumbnail } from '../../shared/map-thumbnail';
import { SearchPage } from '../../shared/search-page';
import { useSearchView } from '../../shared/use-search-view';
import { mapSearchQuery, type FoundMap } from './maps.queries';

/** All maps, or what a search finds of them. */
export function MapsPage() {
  const t = useTexts('mfe-database');
  const view = useSearchView();
  const found = useQuery(mapSearchQuery(view.query, view.page));
  const entryOf = ({ id, mapName, streetName, town, drawn, matches }: FoundMap): Entry => ({
    key: id,
    href: paths.map(id),
    name: mapName,
    matches,
    picture: <MapThumbnail id={id} isDrawn={drawn} />,
    note: (
      <>
        <bdi>{streetName === '' ? t('map.unknownArea') : streetName}</bdi> · {t('item.id', { id })}
      </>
    ),
    end: town ? <Badge tone="good">{t('map.field.town')}</Badge> : undefined,
  });
  return (
    <SearchPage
      tab="maps"
      icon="map"
      view={view}
      found={found}
      countText={(count) => t('found.count', count)}
      entries={({ maps }) => maps.map(entryOf)}
    />
  );
}
