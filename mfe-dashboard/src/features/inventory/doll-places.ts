import type { EquipmentSlot } from '@portico/domain';
import type { CSSProperties } from 'react';

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

interface SlotStyle extends CSSProperties {
  '--row': number;
  '--column': number;
  '--wide-row': number;
  '--wide-column': number;
}

export interface DollPlace {
  slot: EquipmentSlot;
  isAtEnd: boolean;
  style: SlotStyle;
}

/** All named slots in reading order, with their lines in both grids. */
export const DOLL_PLACES: readonly DollPlace[] = CLOSE.flatMap((slots, row) =>
  slots.flatMap((slot, column) => {
    if (slot === undefined) return [];
    const wideRow = WIDE.findIndex((pair) => pair.includes(slot));
    const isAtEnd = WIDE[wideRow]?.[1] === slot;
    const style = {
      '--row': row + 1,
      '--column': column + 1,
      '--wide-row': wideRow + 1,
      '--wide-column': isAtEnd ? 3 : 1,
    };
    return [{ slot, isAtEnd, style }];
  }),
);
