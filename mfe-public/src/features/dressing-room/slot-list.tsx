import { isWornSlot, LOOK_SLOTS, type LookSlot } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { type Appearance, ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { Bust } from './bust';
import { type DressingRoom, readWornPieces, TAKEN_OFF } from './dressing-room-state';
import { outfitQuery } from './dressing-room.queries';
import { useSlotName } from './use-slot-name';
import styles from './slot-list.module.css';

export interface SlotListProps {
  room: DressingRoom;
  look: CharacterLook;
  names: Appearance['worn'];
  /** The slot whose pieces are listed. */
  openSlot: LookSlot | undefined;
}

export function SlotList({ room, look, names, openSlot }: SlotListProps) {
  const { data } = useQuery(outfitQuery(readWornPieces(room.state)));
  const known = [...names, ...(data?.worn ?? [])];
  const nameOf = (id: number) => known.find(({ itemId }) => itemId === id)?.name ?? undefined;
  return (
    <ul role="list" className={styles.list}>
      {LOOK_SLOTS.map((slot) => (
        <SlotRow key={slot} room={room} slot={slot} look={look} isOpen={slot === openSlot} nameOf={nameOf} />
      ))}
    </ul>
  );
}

interface SlotRowProps {
  room: DressingRoom;
  slot: LookSlot;
  look: CharacterLook;
  isOpen: boolean;
  nameOf: (id: number) => string | undefined;
}

function SlotRow({ room, slot, look, isOpen, nameOf }: SlotRowProps) {
  const t = useTexts('mfe-public');
  const slotName = useSlotName();
  const id = look[slot];
  return (
    <li className={classNames(styles.row, isOpen && styles.open)}>
      <span className={styles.picture}>
        {isWornSlot(slot) ? (
          id !== undefined && <Picture kind="item" id={id} size={32} />
        ) : (
          <Bust look={look} slot={slot} size={40} />
        )}
      </span>
      <span className={styles.words}>
        <Link
          href={room.hrefWith({ slot, search: '' })}
          className={styles.slot}
          aria-current={isOpen ? 'true' : undefined}
        >
          {slotName(slot)}
        </Link>
        {isWornSlot(slot) && (id === undefined ? <Nothing /> : <PieceName id={id} name={nameOf(id)} />)}
      </span>
      {isWornSlot(slot) && id !== undefined && (
        <Link
          href={room.hrefWearing(slot, TAKEN_OFF)}
          rel="nofollow"
          className={styles.remove}
          aria-label={t('dressingRoom.takeOff', { slot: slotName(slot) })}
        >
          <Icon name="close" size={16} />
        </Link>
      )}
    </li>
  );
}

function Nothing() {
  const t = useTexts('mfe-public');
  return <span className={styles.nothing}>{t('dressingRoom.nothing')}</span>;
}

function PieceName({ id, name }: { id: number; name: string | undefined }) {
  const t = useTexts('mfe-public');
  return (
    <ItemLink id={id} className={styles.name}>
      <bdi>{name ?? t('worn.unnamed', { id })}</bdi>
    </ItemLink>
  );
}
