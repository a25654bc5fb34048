import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch } from '@portico/portal-kit';
import { isAnsweredWith } from '@portico/portal-kit/get';
import { Disclosure, EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { EntryList } from '../../shared/detail/entry-list';
import { ListCount } from '../../shared/lists/list-count';
import { LostEntry } from '../../shared/detail/entry-page';
import styles from './world-map-page.module.css';
import { type WorldMap, worldMapQuery, worldMapSearch } from './world-map.queries';
import { hrefOf, RegionScene, usePlaceNote } from './region-scene';
import { WorldScene } from './world-scene';

export function WorldMapPage() {
  const t = useTexts('mfe-database');
  const { region } = useSearch(worldMapSearch).view;
  const query = useQuery(worldMapQuery(region));
  if (isAnsweredWith(query.error, [400, 404])) return <LostEntry kind="map" />;
  return (
    <>
      <SectionHead
        scene="library"
        title={t('world.meta.title')}
        lead={t('world.lead')}
        actions={<BackToDatabase tab="maps" />}
      />
      <QueryStates query={query}>
        {(world) => (world.importedAt === null ? <CatalogMissing /> : <World world={world} />)}
      </QueryStates>
    </>
  );
}

function World({ world }: { world: WorldMap }) {
  const t = useTexts('mfe-database');
  const { region, nodes } = world;
  const count = nodes.reduce(
    (sum, { kind, mapCount }) => sum + (kind === 'map' || !region ? mapCount : 0),
    0,
  );
  return (
    <Window
      title={region === null ? t('world.regions') : <bdi>{region.name}</bdi>}
      icon="globe"
      isFlush={nodes.length > 0}
      actions={
        <>
          <ListCount>{t('found.count', { count })}</ListCount>
          {region !== null && (
            <LinkButton href={paths.worldMap()} size="small" icon="globe">
              {t('world.all')}
            </LinkButton>
          )}
        </>
      }
    >
      {nodes.length === 0 ? (
        <EmptyState title={t('world.empty')} />
      ) : (
        <>
          {region === null ? (
            <WorldScene world={world} />
          ) : (
            <RegionScene key={region.id} world={world} name={region.name} />
          )}
          <Disclosure className={styles.list} summary={t('world.list')}>
            <WaysInWords world={world} />
          </Disclosure>
        </>
      )}
    </Window>
  );
}

/** The drawing in words: each map with the maps that its portals lead to. */
function WaysInWords({ world: { nodes, links } }: { world: WorldMap }) {
  const t = useTexts('mfe-database');
  const placeNoteOf = usePlaceNote();
  const noteOf = (node: WorldMap['nodes'][number]) =>
    node.kind === 'map' || node.levels === null
      ? placeNoteOf(node)
      : `${placeNoteOf(node)} · ${t('found.count', { count: node.mapCount })}`;
  const besides = nodes.map((): string[] => []);
  for (const { from, to } of links) {
    besides[from]?.push(nodes[to]?.mapName ?? '');
    besides[to]?.push(nodes[from]?.mapName ?? '');
  }
  return (
    <EntryList
      entries={nodes.map((node, index) => ({
        key: `${node.kind} ${node.id}`,
        href: hrefOf(node),
        name: node.mapName,
        note: (
          <>
            <span className={styles.place}>{noteOf(node)}</span>{' '}
            <span>
              {t('world.leadsTo', { maps: (besides[index] ?? []).map((name) => `⁨${name}⁩`).join(' · ') })}
            </span>
          </>
        ),
      }))}
    />
  );
}
