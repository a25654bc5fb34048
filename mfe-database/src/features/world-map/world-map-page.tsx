import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch } from '@portico/portal-kit';
import { isAnsweredWith } from '@portico/portal-kit/get';
import { Button, EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { EntryList } from '../../shared/detail/entry-list';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
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
  const [showsAllWays, setShowsAllWays] = useState(false);
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
          {region === null && nodes.length > 1 && (
            <Button
              size="small"
              className={styles.toggle}
              aria-pressed={showsAllWays}
              onClick={() => setShowsAllWays(!showsAllWays)}
            >
              {t('world.ways')}
            </Button>
          )}
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
            <WorldScene world={world} showsAllWays={showsAllWays} />
          ) : (
            <RegionScene key={region.id} world={world} name={region.name} />
          )}
          <section className={styles.list}>
            <h2 className={styles.title}>{t(region === null ? 'world.byLevel' : 'world.list')}</h2>
            <WaysInWords world={world} />
          </section>
        </>
      )}
    </Window>
  );
}

/** The drawing in words: regions from the easiest, or maps in their order, each with those that its portals lead to. */
function WaysInWords({ world: { region, nodes, links } }: { world: WorldMap }) {
  const t = useTexts('mfe-database');
  const noteOf = usePlaceNote();
  const numbersOf = (node: WorldMap['nodes'][number]) =>
    node.kind === 'map' || node.levels === null
      ? noteOf(node)
      : `${noteOf(node)} · ${t('found.count', { count: node.mapCount })}`;
  const besides = nodes.map((): string[] => []);
  for (const { from, to } of links) {
    besides[from]?.push(nodes[to]?.mapName ?? '');
    besides[to]?.push(nodes[from]?.mapName ?? '');
  }
  const ease = ({ levels }: WorldMap['nodes'][number]) => levels?.from ?? Number.MAX_SAFE_INTEGER;
  const entries = nodes.map((node, index) => ({ node, names: besides[index] ?? [] }));
  if (region === null) entries.sort((a, b) => ease(a.node) - ease(b.node));
  return (
    <EntryList
      entries={entries.map(({ node, names }) => ({
        key: `${node.kind} ${node.id}`,
        href: hrefOf(node),
        name: node.mapName,
        picture: region === null && <MapThumbnail id={node.pictureId} />,
        note: (
          <>
            <span className={styles.numbers}>{numbersOf(node)}</span>
            <span className={styles.ways}>
              {t('world.leadsTo', { maps: names.map((name) => `⁨${name}⁩`).join(' · ') })}
            </span>
          </>
        ),
      }))}
    />
  );
}
