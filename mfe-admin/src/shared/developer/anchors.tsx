import type { SpritePart } from '@portico/avatar';
import styles from './anchors.module.css';

/** The points of a part, over a box of its shape: its origin, and those by which others hang on it. */
export function Anchors({ part: { origin, anchors, width, height } }: { part: SpritePart }) {
  const points = [
    { name: 'origin', x: origin.x, y: origin.y },
    ...Object.entries(anchors).map(([name, { x, y }]) => ({ name, x: origin.x + x, y: origin.y + y })),
  ];
  return points.map(({ name, x, y }) => (
    <span
      key={name}
      className={styles.point}
      data-is-origin={name === 'origin'}
      style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
    >
      <span className={styles.name}>{name}</span>
    </span>
  ));
}
