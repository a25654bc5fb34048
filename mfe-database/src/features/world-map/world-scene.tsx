import { worldSpotOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { classNames, Link } from '@portico/ui';
import { useState, type CSSProperties } from 'react';
import { pointing } from '../../shared/detail/pointing';
import { SkyImage } from '../../shared/pictures/sky-image';
import { ZoomScene } from '../../shared/pictures/zoom-scene';
import { hrefOf, usePlaceNote } from './region-scene';
import type { WorldMap } from './world-map.queries';
import styles from './world-scene.module.css';

export interface WorldSceneProps {
  world: WorldMap;
  /** Whether the ways of all regions are drawn, and not only those of the region that is pointed at. */
  showsAllWays: boolean;
}

/** The regions of the world as links on lands in the sea. On a narrow screen a wide world is turned, so that it fits. */
export function WorldScene({ world, showsAllWays }: WorldSceneProps) {
  const t = useTexts('mfe-database');
  const [pointed, setPointed] = useState<number>();
  const noteOf = usePlaceNote();
  const { columns, rows, nodes, links } = world;
  const isTurned = columns > rows;
  const form = { '--columns': columns, '--rows': rows } as CSSProperties;
  const near = links.filter(({ from, to }) => from === pointed || to === pointed);
  return (
    <ZoomScene opens="always" label={t('world.label')} minimap={<Lands isTurned={isTurned} />}>
      <div className={classNames(styles.stage, isTurned && styles.turned)} style={form}>
        <Lands isTurned={isTurned} />
        <svg className={styles.ways} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          {showsAllWays && <path d={waysOf(world, links)} />}
          {near.length > 0 && <path className={styles.pointed} d={waysOf(world, near)} />}
        </svg>
        <ul role="list">
          {nodes.map((node, index) => {
            const { x, y } = worldSpotOf(node);
            const isNear = near.some(({ from, to }) => from === index || to === index);
            return (
              <li
                key={node.id}
                className={styles.place}
                style={{ '--x': x, '--y': y } as CSSProperties}
                {...pointing((isOn) => setPointed(isOn ? index : undefined))}
              >
                <Link
                  className={classNames(styles.region, node.town && styles.town, isNear && styles.near)}
                  href={hrefOf(node)}
                >
                  <bdi className={styles.name}>{node.mapName}</bdi>{' '}
                  <bdi className={styles.note}>{noteOf(node)}</bdi>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </ZoomScene>
  );
}

/** The drawing under the names, in the form that the width of the screen asks for. */
function Lands({ isTurned }: { isTurned: boolean }) {
  const drawing = '/api/maps/world/drawing';
  return (
    <div className={classNames(isTurned && styles.turned)}>
      <div className={classNames(styles.lands, styles.wide)}>
        <SkyImage source={drawing} width={1200} height={704} />
      </div>
      {isTurned && (
        <div className={classNames(styles.lands, styles.tall)}>
          <SkyImage source={`${drawing}?form=tall`} width={800} height={1344} />
        </div>
      )}
    </div>
  );
}

/** Share of its length by which a way bends, so that it does not hide behind the regions in between. */
const BEND = 0.12;

/** Lines between linked regions. One unit is the whole width and the whole height. */
function waysOf({ columns, rows, nodes }: WorldMap, links: WorldMap['links']): string {
  return links
    .map(({ from, to }) => {
      const [one, other] = [nodes[from], nodes[to]];
      if (!one || !other) return '';
      const [a, b] = [worldSpotOf(one), worldSpotOf(other)];
      const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
      const [start, middle, end] = [a, bend, b].map(
        ({ x, y }) => `${(x / columns).toFixed(4)} ${(y / rows).toFixed(4)}`,
      );
      return `M${start}Q${middle} ${end}`;
    })
    .join('');
}
