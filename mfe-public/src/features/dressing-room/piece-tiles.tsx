import { isWornSlot } from '@portico/avatar';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import { Bust } from './bust';
import type { RoomSlot } from './dressing-room-state';
import type { WardrobePiece } from './dressing-room.queries';
import { PieceTile } from './piece-tile';
import { useSlotName } from './use-slot-name';
import styles from './wardrobe.module.css';

export interface PieceTilesProps extends RoomSlot {
  pieces: readonly WardrobePiece[];
  /** Before them. */
  children: ReactNode;
}

export function PieceTiles({ room, slot, look, pieces, children }: PieceTilesProps) {
  const t = useTexts('mfe-public');
  const slotName = useSlotName();
  return (
    <ul role="list" className={styles.tiles}>
      {children}
      {pieces.map((piece) => {
        const id = inSameColor(piece, look[slot]);
        const picture = isWornSlot(slot) ? (
          <Picture kind="item" id={id} size={48} />
        ) : (
          <Bust look={{ ...look, [slot]: id }} slot={slot} size={64} />
        );
        return (
          <PieceTile
            key={piece.id}
            href={room.hrefWearing(slot, id)}
            isWorn={look[slot] !== undefined && piece.colors.includes(look[slot])}
            picture={picture}
          >
            {isWornSlot(slot) ? (
              <bdi>{piece.name ?? t('player.worn.unnamed', { id })}</bdi>
            ) : (
              `${slotName(slot)} ${id}`
            )}
          </PieceTile>
        );
      })}
    </ul>
  );
}

/** Of hair and faces that come in several colours the one in the colour that is worn. */
function inSameColor({ id, colors }: WardrobePiece, worn: number | undefined): number {
  if (worn === undefined || colors.length === 1) return id;
  const isHair = id >= 30_000;
  const colorOf = (each: number) => (isHair ? each % 10 : Math.floor((each % 1000) / 100));
  return colors.find((each) => colorOf(each) === colorOf(worn)) ?? id;
}
