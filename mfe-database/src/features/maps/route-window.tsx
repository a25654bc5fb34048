import { ROUTE_MODES } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { linkChoices, QueryStates, useSearch, type SearchLinks } from '@portico/portal-kit';
import { LinkButton, SegmentedLinks } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/detail/empty-line';
import { EntryList, type Entry } from '../../shared/detail/entry-list';
import { ListCount } from '../../shared/lists/list-count';
import { LiveSearch } from '../../shared/lists/filters/live-search';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
import { PartWindow } from '../../shared/detail/part-window';
import { useFocusAfterRemoval } from '../../shared/lists/use-focus-after';
import styles from './route-window.module.css';
import {
  type MapDetail,
  type MapRoute,
  mapSearch,
  type MapView,
  placesQuery,
  routeQuery,
  type RouteStep,
} from './maps.queries';

type Links = SearchLinks<MapView>;

/** Finds a route to the map from where the reader is. A GET form, so it works without scripts. */
export function RouteWindow({ map }: { map: Pick<MapDetail, 'id' | 'mapName'> }) {
  const t = useTexts('mfe-database');
  const links = useSearch(mapSearch);
  const { from, place, mode } = links.view;
  const found = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(found, place === '' ? 0 : 1);
  return (
    <PartWindow title={t('route.title')} icon="arrowEnd" isFlush>
      <div className={styles.search}>
        <LiveSearch
          name="place"
          label={t('route.from')}
          placeholder={t('route.from')}
          value={place}
          keep={{ ...(from === undefined ? {} : { from }), ...(mode === 'all' ? {} : { mode }) }}
          clearHref={links.hrefWith({ place: '' })}
          onSearch={(text, options) => links.set({ place: text }, options)}
        />
      </div>
      <div ref={found} tabIndex={-1}>
        {place !== '' && <Places place={place} links={links} />}
        {from !== undefined && <Route to={map.id} from={from} links={links} />}
      </div>
    </PartWindow>
  );
}

function Places({ place, links: { hrefWith } }: { place: string; links: Links }) {
  const t = useTexts('mfe-database');
  return (
    <QueryStates query={useQuery(placesQuery(place))} skeleton="12rem">
      {({ maps }) =>
        maps.length === 0 ? (
          <EmptyLine>{t('maps.empty')}</EmptyLine>
        ) : (
          <EntryList
            entries={maps.map(({ id, mapName, streetName, matches, drawn }) => ({
              key: id,
              href: hrefWith({ from: id, place: '' }),
              name: mapName,
              matches,
              picture: <MapThumbnail id={id} isDrawn={drawn} />,
              note: streetName === '' ? undefined : <bdi>{streetName}</bdi>,
            }))}
          />
        )
      }
    </QueryStates>
  );
}

function Route({ to, from, links }: { to: number; from: number; links: Links }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <SegmentedLinks
        className={styles.modes}
        label={t('route.mode.label')}
        items={linkChoices(links, 'mode', ROUTE_MODES, (mode) => t(`route.mode.${mode}`))}
      />
      <QueryStates
        query={useQuery(routeQuery(to, from, links.view.mode))}
        skeleton="12rem"
        notFound={<EmptyLine>{t('map.notFound.text')}</EmptyLine>}
      >
        {(route) => <Steps route={route} />}
      </QueryStates>
    </>
  );
}

function Steps({ route: { from, to, steps } }: { route: MapRoute }) {
  const t = useTexts('mfe-database');
  const entryOf = useStepEntry();
  const names = { from: from.mapName, to: to.mapName };
  if (steps === null) return <EmptyLine>{t('route.none', names)}</EmptyLine>;
  if (steps.length === 0) return <EmptyLine>{t('route.here')}</EmptyLine>;
  return (
    <>
      <div className={styles.head}>
        <p>{t('route.between', names)}</p>
        <ListCount>{t('route.steps', { count: steps.length })}</ListCount>
      </div>
      <EntryList isOrdered entries={steps.map(entryOf)} />
      <div className={styles.foot}>
        <LinkButton href={paths.routeTo(from.id, to.id)} size="small" icon="retry">
          {t('route.back')}
        </LinkButton>
      </div>
    </>
  );
}

function useStepEntry() {
  const t = useTexts('mfe-database');
  // Players do not see names of portals. Answers of an older API lack the side.
  const noteOf = (portal: string, side: RouteStep['side'] | undefined, item: string | undefined) => {
    if (item !== undefined) return t('route.scroll', { item });
    return side ? t(`route.side.${side}`) : t('route.portal', { portal });
  };
  return ({ portal, side, item, map }: RouteStep, index: number): Entry => ({
    key: index,
    href: paths.map(map.id),
    name: map.mapName,
    picture: <MapThumbnail id={map.id} />,
    note: noteOf(portal ?? '', side, item?.name),
    end: item !== null && (
      <ItemLink id={item.id} title={item.name} aria-label={item.name}>
        <Picture kind="item" id={item.id} />
      </ItemLink>
    ),
  });
}
