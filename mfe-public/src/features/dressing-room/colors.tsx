import { isWornSlot } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { Link } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Bust } from './bust';
import type { RoomSlot } from './dressing-room-state';
import { type WardrobePiece, wardrobeQuery } from './dressing-room.queries';
import styles from './colors.module.css';

export interface ColorsProps extends RoomSlot {
  pieces: readonly WardrobePiece[];
}

/** Of the hair or face that is worn: the same in its other colours. */
export function Colors({ room, slot, look, pieces }: ColorsProps) {
  const t = useTexts('mfe-public');
  const worn = look[slot];
  const isWorn = ({ colors }: WardrobePiece) => worn !== undefined && colors.includes(worn);
  const here = pieces.find(isWorn);
  const isElsewhere = here === undefined && (slot === 'hair' || slot === 'face');
  const { data, isPending } = useQuery({
    ...wardrobeQuery(slot, String(worn), 1),
    ...(!isElsewhere && { queryFn: skipToken }),
  });
  const piece = here ?? data?.pieces.find(isWorn);
  if (isElsewhere && isPending) return <div className={styles.awaited} />;
  if (isWornSlot(slot) || piece === undefined || piece.colors.length === 1) return null;
  return (
    <nav aria-label={t('dressingRoom.colors')}>
      <ul role="list" className={styles.list}>
        {piece.colors.map((id, index) => (
          <li key={id}>
            <Link
              href={room.hrefWearing(slot, id)}
              rel="nofollow"
              className={styles.color}
              aria-label={t('dressingRoom.color', { number: index + 1 })}
              aria-current={id === worn ? 'true' : undefined}
            >
              <Bust look={{ ...look, [slot]: id }} slot={slot} size={40} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
