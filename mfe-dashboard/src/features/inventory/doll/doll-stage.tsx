import type { AccountCharacter } from '@portico/portal-kit';
import type { EquipmentSlot } from '@portico/domain';
import type { CSSProperties } from 'react';
import { CharacterAvatarById } from '../../../shared/character-avatar-by-id';
import styles from './doll-stage.module.css';

/** The ground under the figure, below the sky of the page. */
export function DollStage({ character }: { character: Pick<AccountCharacter, 'id' | 'name'> | undefined }) {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.scene}
        viewBox="0 0 200 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle className={styles.star} cx="156" cy="62" r="20" />
        <path
          className={styles.cloud}
          d="M8 96a14 14 0 0 1 20-15 18 18 0 0 1 34 3 12 12 0 0 1 4 23H18A12 12 0 0 1 8 96z"
        />
        <path
          className={styles.cloud}
          d="M128 140a10 10 0 0 1 15-11 13 13 0 0 1 25 3 9 9 0 0 1 2 17h-34a9 9 0 0 1-8-9z"
        />
        <path className={styles.far} d="M-60 320V236q40-46 78-14 34-52 74-8 40-34 84 6 50-28 84 12v88z" />
        <path className={styles.near} d="M-60 320v-52q44-34 92-8 50-30 98-2 52-26 130 10v52z" />
        <path className={styles.earth} d="M-60 330v-54h320v54z" />
        <path
          className={styles.grass}
          d="M-60 266h320v12q-9 12-18 1-9 11-19 0-9 10-18 0-10 12-19 0-9 10-19 0-9 12-18 0-10 10-19 0-9 12-19 0-9 10-18 0-10 12-19 0-9 10-18 0-10 12-19 0-9 10-18 0-10 12-19 0-9 10-18 0-10 12-18 0-12 10-24-1z"
        />
      </svg>
      {character && (
        <CharacterAvatarById
          key={character.id}
          characterId={character.id}
          name={character.name}
          size={192}
          className={styles.figure}
        />
      )}
    </div>
  );
}

/** Positions of the slots around the figure, in rows of five. The three empty ones in the middle of a row belong to the figure. */
const CLOSE: readonly (readonly (EquipmentSlot | undefined)[])[] = [
  ['face', 'eye', 'hat', 'earrings', 'pendant'],
  ['cape', undefined, undefined, undefined, 'top'],
  ['gloves', undefined, undefined, undefined, 'belt'],
  ['weapon', undefined, undefined, undefined, 'shield'],
  ['mount', undefined, undefined, undefined, 'bottom'],
  ['saddle', undefined, undefined, undefined, 'shoes'],
  ['ring1', 'ring2', 'medal', 'ring3', 'ring4'],
];

/** On wide screens, the figure is between two columns of named slots. */
const WIDE: readonly (readonly [start: EquipmentSlot, end: EquipmentSlot])[] = [
  ['hat', 'pendant'],
  ['face', 'medal'],
  ['eye', 'ring1'],
  ['earrings', 'ring2'],
  ['top', 'ring3'],
  ['bottom', 'ring4'],
  ['gloves', 'belt'],
  ['shoes', 'cape'],
  ['weapon', 'mount'],
  ['shield', 'saddle'],
];

/** All named slots in reading order, with their lines in both grids. */
export const DOLL_PLACES = CLOSE.flatMap((slots, row) =>
  slots.flatMap((slot, column) => {
    if (slot === undefined) return [];
    const wideRow = WIDE.findIndex((pair) => pair.includes(slot));
    const isAtEnd = WIDE[wideRow]?.[1] === slot;
    const style = {
      '--row': row + 1,
      '--column': column + 1,
      '--wide-row': wideRow + 1,
      '--wide-column': isAtEnd ? 3 : 1,
    } as CSSProperties;
    return [{ slot, isAtEnd, style }];
  }),
);
