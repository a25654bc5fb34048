import { QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { useFormat, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { MapThumbnail } from '../../shared/map-thumbnail';
import { NearestNames } from '../../shared/nearest-names';
import { openInPlace } from '../../shared/open-in-place';
import type { GridRow } from '../../shared/row-grid';
import { SearchPage } from '../../shared/search-page';
import { MapPanel } from './map-panel';
import { MapRowMonsters } from './map-row-monsters';
import { mapSearchQuery, mapsSearch, type FoundMap } from './maps.queries';

const FORM = 'maps-search';

/** All maps, or what a search finds of them; beside them the details of one. */
export function MapsPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(mapsSearch);
  const { view, hrefWith, set } = links;
  const found = useQuery(mapSearchQuery(view));
  const rowOf = (map: FoundMap): GridRow => ({
    key: map.id,
    href: paths.map(map.id),
    name: map.mapName,
    matches: map.matches,
    picture: <MapThumbnail id={map.id} isDrawn={map.drawn} />,
    aside: <Danger map={map} />,
    note: <Place map={map} />,
    extra: <MapRowMonsters monsterIds={map.monsterIds} monsterKinds={map.monsterKinds} />,
    isChosen: map.id === view.map,
    onClick: openInPlace(() => set({ map: map.id })),
  });
  return (
    <SearchPage
      tab="maps"
      icon="map"
      view={view}
      links={links}
      form={FORM}
      found={found}
      isNarrowed={view.query !== ''}
      countText={(count) => t('found.count', count)}
      rows={({ maps }) => maps.map(rowOf)}
      emptyAction={<NearestNames kind="map" names={found.data?.nearest} />}
      chosen={view.map}
      detail={
        view.map !== undefined && (
          <MapPanel
            id={view.map}
            found={found.data?.maps.find(({ id }) => id === view.map)}
            closeHref={hrefWith({ map: '' })}
          />
        )
      }
    />
  );
}

/** Levels of the monsters on a map; a town says that it is one. */
function Danger({ map: { levels, town } }: { map: FoundMap }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (levels !== null) return <Badge>{format.levels(levels.from, levels.to)}</Badge>;
  return town && <Badge tone="good">{t('map.field.town')}</Badge>;
}

/** Number, street and region, as far as there is room. */
function Place({ map: { id, streetName, region: area } }: { map: FoundMap }) {
  const t = useTexts('mfe-database');
  const region = QUEST_REGIONS.find((candidate) => QUEST_AREA_NAMES[candidate] === area) ?? 'other';
  return (
    <>
      {t('item.id', { id })} · <bdi>{streetName === '' ? t('map.unknownArea') : streetName}</bdi>
      {region !== 'other' && <> · {t(`area.${region}`)}</>}
    </>
  );
}
