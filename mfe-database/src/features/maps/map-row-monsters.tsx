import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import type { FoundMap } from './maps.queries';
import styles from './map-row-monsters.module.css';

/** Faces of the monsters that one meets on a map. Decoration: its details name them. */
export function MapRowMonsters({ monsterIds, monsterKinds }: Pick<FoundMap, 'monsterIds' | 'monsterKinds'>) {
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
