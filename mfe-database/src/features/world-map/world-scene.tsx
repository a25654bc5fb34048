import { useTexts } from '@portico/i18n';
import { classNames, Link } from '@portico/ui';
import { useState, type CSSProperties } from 'react';
import { pointing } from '../../shared/detail/pointing';
import { SkyImage } from '../../shared/pictures/sky-image';
import { ZoomScene } from '../../shared/pictures/zoom-scene';
import { foldedLayout, layoutOf, type WorldLayout } from './world-layout';
import { hrefOf, usePlaceNote } from './region-scene';
import type { WorldMap, WorldNode } from './world-map.queries';
import styles from './world-scene.module.css';

/**
 * The regions of the world as pictures, with roads between neighbors. Ways to regions far away would cross the whole world, so they are
 * drawn only for the region that is pointed at. A narrow screen folds the rows.
 */
export function WorldScene({ world }: { world: WorldMap }) {
  const t = useTexts('mfe-database');
  const [pointed, setPointed] = useState<number>();
  const [wide, folded] = [layoutOf(world), foldedLayout(world)];
  const noteOf = usePlaceNote();
  return (
    <ZoomScene
      opens="always"
      label={t('world.label')}
      minimap={
        <>
          <WorldInSmall layout={wide} nodes={world.nodes} className={styles.wide} />
          <WorldInSmall layout={folded} nodes={world.nodes} className={styles.folded} />
        </>
      }
    >
      <div
        className={styles.stage}
        style={
          {
            '--wide-columns': wide.columns,
            '--wide-rows': wide.rows,
            '--folded-columns': folded.columns,
            '--folded-rows': folded.rows,
          } as CSSProperties
        }
      >
        <Routes layout={wide} pointed={pointed} className={styles.wide} />
        <Routes layout={folded} pointed={pointed} className={styles.folded} />
        <ul role="list">
          {world.nodes.map((node, index) => (
            <li
              key={node.id}
              className={styles.place}
              style={
                {
                  '--wide-column': node.column,
                  '--wide-row': node.row,
                  '--folded-column': folded.places[index]?.column,
                  '--folded-row': folded.places[index]?.row,
                } as CSSProperties
              }
              {...pointing((isOn) => setPointed(isOn ? index : undefined))}
            >
              <Link className={classNames(styles.region, node.town && styles.town)} href={hrefOf(node)}>
                <span className={styles.frame}>
                  <SkyImage
                    className={styles.picture}
                    source={`/api/map/minimap/${node.pictureId}`}
                    width={160}
                    height={88}
                  />
                </span>
                <span className={styles.plate}>
                  <bdi className={styles.name}>{node.mapName}</bdi>{' '}
                  <bdi className={styles.note}>{noteOf(node)}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </ZoomScene>
  );
}

interface RoutesProps {
  layout: WorldLayout;
  /** The region whose routes are highlighted. */
  pointed: number | undefined;
  className: string | undefined;
}

function Routes({ layout: { columns, rows, routes }, pointed, className }: RoutesProps) {
  const draw = (list: WorldLayout['routes']) => list.map(({ path }) => path).join('');
  return (
    <svg
      className={classNames(styles.routes, className)}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={draw(routes.filter(({ isShort }) => isShort))} />
      {pointed !== undefined && (
        <path
          className={styles.pointed}
          d={draw(routes.filter(({ from, to }) => from === pointed || to === pointed))}
        />
      )}
    </svg>
  );
}

interface WorldInSmallProps {
  layout: WorldLayout;
  nodes: readonly WorldNode[];
  className: string | undefined;
}

/** A dash for each region. */
function WorldInSmall({ layout: { columns, rows, places }, nodes, className }: WorldInSmallProps) {
  const dashes = (isTown: boolean) =>
    places
      .filter((_, index) => nodes[index]?.town === isTown)
      .map(({ column, row }) => `M${column + 0.2} ${row + 0.5}h0.6`)
      .join('');
  return (
    <svg
      className={classNames(styles.small, className)}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
    >
      <path d={dashes(false)} />
      <path className={styles.town} d={dashes(true)} />
    </svg>
  );
}
