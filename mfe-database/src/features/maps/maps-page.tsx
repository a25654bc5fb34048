import { QUEST_AREA_NAMES, QUEST_REGIONS, MAP_KINDS } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { ListFilters, selectChoices } from '@portico/portal-kit/list';
import { Badge, LinkButton, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { paths } from '../../paths';
import { AreaFilter } from '../../shared/lists/filters/area-filter';
import { LevelRange } from '../../shared/lists/filters/level-range';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
import { openInPlace } from '../../shared/detail/open-in-place';
import type { GridRow } from '../../shared/lists/rows/row-grid';
import { SearchPage } from '../../shared/lists/search-page';
import { activeFilters, sortingOf } from '../../shared/lists/filters/sorting';
import styles from './maps-page.module.css';
import {
  firstSortOf,
  type FoundMap,
  mapSearchQuery,
  mapsSearch,
  NO_FILTERS,
  type MapsLinks,
} from './maps.queries';

/** In the chunk of the map page, because most visits of the list open no map. */
const MapPanel = lazy(async () => {
  const { MapPanel: Panel } = await import(/* webpackChunkName: "map" */ './map-page');
  return { default: Panel };
});

const FORM = 'maps-search';

export function MapsPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(mapsSearch);
  const { view, hrefWith, set } = links;
  const found = useQuery(mapSearchQuery(view));
  const sorting = sortingOf(links, firstSortOf(view));
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
      links={links}
      form={FORM}
      found={found}
      filters={<MapsFilter {...links} />}
      sorts={[
        { ...sorting.choice('level'), text: t('quest.field.level') },
        { ...sorting.choice('name'), text: t('lists.name') },
        { ...sorting.choice('monsters'), text: t('map.monsters.title') },
        { ...sorting.choice('relevance'), text: t(view.query === '' ? 'lists.id' : 'lists.relevance') },
      ]}
      countText={(count) => t('found.count', count)}
      rows={({ maps }) => maps.map(rowOf)}
      noFilters={NO_FILTERS}
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

/** Levels of the monsters on a map. A town without monsters is marked as a town. */
function Danger({ map: { levels, town } }: { map: FoundMap }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (levels !== null) return <Badge>{format.levels(levels.from, levels.to)}</Badge>;
  return town && <Badge tone="good">{t('map.field.town')}</Badge>;
}

function Place({ map: { id, streetName, region: area } }: { map: FoundMap }) {
  const t = useTexts('mfe-database');
  const region = QUEST_REGIONS.find((candidate) => QUEST_AREA_NAMES[candidate] === area) ?? 'other';
  return (
    <>
      <bdi>{streetName === '' ? t('map.unknownArea') : streetName}</bdi>
      {region !== 'other' && <span className={styles.region}> · {t(`area.${region}`)}</span>} ·{' '}
      {t('item.id', { id })}
    </>
  );
}

/** Faces of the monsters on a map. Decoration: the map's details name them. */
function MapRowMonsters({ monsterIds, monsterKinds }: Pick<FoundMap, 'monsterIds' | 'monsterKinds'>) {
  const format = useFormat();
  const more = monsterKinds - monsterIds.length;
  if (monsterKinds === 0) return null;
  return (
    <span className={styles.faces} aria-hidden="true">
      {monsterIds.map((id) => (
        <Picture key={id} kind="monster" id={id} size={24} className={styles.face} />
      ))}
      {more > 0 && <bdi>+{format.number(more)}</bdi>}
    </span>
  );
}

function MapsFilter({ view, hrefWith, set }: MapsLinks) {
  const t = useTexts('mfe-database');
  const count = activeFilters(view, NO_FILTERS);
  return (
    <ListFilters className={styles.fields} activeCount={count}>
      <LevelRange view={view} form={FORM} onChange={(patch) => set(patch)} />
      <SelectField
        {...selectChoices({ view, set }, 'kind', MAP_KINDS, (kind) => t(`maps.kind.${kind}`))}
        label={t('maps.kind.label')}
        form={FORM}
        anyText={t('maps.kind.all')}
      />
      <AreaFilter area={view.area} form={FORM} set={set} />
      {count > 0 && (
        <LinkButton href={hrefWith(NO_FILTERS)} icon="close">
          {t('lists.clear')}
        </LinkButton>
      )}
    </ListFilters>
  );
}
