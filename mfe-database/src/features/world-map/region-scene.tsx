import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { classNames, Icon, Link } from '@portico/ui';
import type { CSSProperties } from 'react';
import { paths } from '../../paths';
import { SkyImage } from '../../shared/pictures/sky-image';
import { ZoomScene } from '../../shared/pictures/zoom-scene';
import type { WorldMap, WorldNode } from './world-map.queries';
import styles from './region-scene.module.css';

export const hrefOf = ({ kind, id }: Pick<WorldNode, 'kind' | 'id'>) =>
  kind === 'region' ? paths.worldMap(id) : paths.map(id);

/** This many rows are shown without a scroller inside the page. */
const MAX_OPEN_ROWS = 16;

/** The maps of a region as links, with lines for the portals between them. A narrow screen shows them as an outline, a map a row. */
export function RegionScene({ world, name }: { world: WorldMap; name: string }) {
  const t = useTexts('mfe-database');
  const { nodes, columns, rows } = world;
  return (
    <ZoomScene
      opens={rows <= MAX_OPEN_ROWS ? 'always' : 'narrow'}
      label={t('map.scene.label', { 'map.mapName': name })}
      minimap={<RegionInSmall world={world} />}
    >
      <div
        className={styles.stage}
        style={{ '--columns': columns, '--rows': rows, '--nodes': nodes.length } as CSSProperties}
      >
        <svg
          className={styles.links}
          viewBox={`0 0 ${columns} ${rows}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path className={styles.crossing} d={pathOf(world, false)} />
          <path d={pathOf(world, true)} />
        </svg>
        <svg
          className={styles.outline}
          viewBox={`0 0 ${columns} ${nodes.length}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path d={outlineOf(world)} />
        </svg>
        <ul role="list">
          {nodes.map((node, index) => (
            <Node key={`${node.kind} ${node.id}`} node={node} index={index} />
          ))}
        </ul>
      </div>
    </ZoomScene>
  );
}

/** A dash for each node. */
function RegionInSmall({ world: { nodes, columns, rows } }: { world: WorldMap }) {
  const dashes = (list: WorldMap['nodes']) =>
    list.map(({ column, row }) => `M${column + 0.15} ${row + 0.5}h0.7`).join('');
  return (
    <svg className={styles.small} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none">
      <path d={dashes(nodes.filter(({ town }) => !town))} />
      <path className={styles.town} d={dashes(nodes.filter(({ town }) => town))} />
    </svg>
  );
}

/** Levels of a map's monsters, or the number of maps of a region; undefined if a map has no monsters. */
export function usePlaceNote() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return ({ kind, levels, mapCount }: WorldNode) => {
    if (levels) return format.levels(levels.from, levels.to);
    return kind === 'region' ? t('found.count', { count: mapCount }) : undefined;
  };
}

function Node({ node, index }: { node: WorldNode; index: number }) {
  const aside = usePlaceNote()(node);
  const { kind, mapName, streetName, town, column, row, pictureId } = node;
  const isWayOut = kind === 'region';
  return (
    <li
      className={styles.place}
      style={{ '--column': column, '--row': row, '--index': index } as CSSProperties}
    >
      <Link
        className={classNames(styles.node, town && styles.town, isWayOut && styles.out)}
        href={hrefOf(node)}
        title={streetName === '' ? mapName : `${mapName}\n${streetName}`}
      >
        <span className={styles.frame}>
          <SkyImage
            className={styles.picture}
            source={`/api/map/minimap/${pictureId}`}
            width={60}
            height={34}
          />
        </span>
        <bdi className={styles.name}>{mapName}</bdi>
        {aside && <bdi className={styles.aside}>{aside}</bdi>}
        {isWayOut && <Icon name="arrowEnd" size={16} />}
      </Link>
    </li>
  );
}

/** Share of a column's width. */
const BULGE = 0.65;

/** Rounding of a corner, in columns and in rows. */
const CORNER = [0.06, 0.3] as const;

/** Lines between the middles of two nodes. One unit is a column wide and a row high. */
function pathOf({ nodes, links }: WorldMap, ofBranches: boolean): string {
  const middle = (index: number) =>
    [(nodes[index]?.column ?? 0) + 0.5, (nodes[index]?.row ?? 0) + 0.5] as const;
  return links
    .filter(({ branch }) => branch === ofBranches)
    .map(({ from, to }) => {
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      // The column of the parent is empty down to its last branch.
      if (ofBranches && y1 !== y2)
        return `M${x1} ${y1}V${y2 - CORNER[1]}Q${x1} ${y2} ${x1 + CORNER[0]} ${y2}H${x2}`;
      // Within a column, the curve goes around the nodes between the two.
      const [out, into] = x1 === x2 ? [BULGE, -BULGE] : [(x2 - x1) / 2, (x2 - x1) / 2];
      return `M${x1} ${y1}C${x1 + out} ${y1} ${x2 - into} ${y2} ${x2} ${y2}`;
    })
    .join('');
}

/** Lines down from each node to its branches, which follow it. One unit is an indent wide and a row high. */
function outlineOf({ nodes, links }: WorldMap): string {
  return links
    .filter(({ branch }) => branch)
    .map(({ from, to }) => {
      const x = (nodes[from]?.column ?? 0) + 0.5;
      return `M${x} ${from + 0.5}V${to + 0.5}H${x + 0.5}`;
    })
    .join('');
}
