import type { CharacterLook } from '@portico/domain';
import { type Appearance, Picture, SectionHead } from '@portico/game-ui';
import { PHONE, useIsHydrated, useMediaQuery, usePortal, useSession } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Link, LinkButton, Sheet, Window } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { type DressingRoom, FIRST_SLOT, expandLook, tryOnLook } from './dressing-room-state';
import { PreviewStage } from './preview-stage';
import { SavePicture } from './save-picture';
import { SlotList } from './slot-list';
import { useSlotName } from './use-slot-name';
import { Wardrobe } from './wardrobe';
import { paths } from '../../paths';
import { accountQuery } from './dressing-room.queries';
import styles from './dressing-room.module.css';

interface DressingRoomViewProps {
  room: DressingRoom;
  /** The look that it began with, and what its pieces are called. */
  base: CharacterLook;
  names: Appearance['worn'];
}

export function DressingRoomView({ room, base, names }: DressingRoomViewProps) {
  const t = useTexts('mfe-public');
  const { basename } = usePortal();
  const slotName = useSlotName();
  const isNarrow = useMediaQuery(PHONE);
  const isHydrated = useIsHydrated();
  const look = tryOnLook(base, room.state);
  const slot = room.slot ?? FIRST_SLOT;
  const shared = room.hrefWith({ ...expandLook(look), slot: '', search: '', page: 1 });
  const isInSheet = isHydrated && isNarrow;
  return (
    <>
      <SectionHead scene="workshop" title={t('dressingRoom.title')} lead={t('dressingRoom.lead')} />
      <div className={styles.room}>
        <div className={styles.figure}>
          <PreviewStage room={room} look={look} />
          <div className={styles.tools}>
            <CopyLinkButton addressOf={() => location.origin + basename + shared} />
            <SavePicture look={look} stance={room.stance} />
            {room.hasChanges && (
              <LinkButton href={room.resetHref} variant="quiet" icon="undo">
                {t('dressingRoom.reset')}
              </LinkButton>
            )}
          </div>
          <OwnCharacters room={room} />
        </div>
        <Window title={t('dressingRoom.worn')} icon="user" isFlush>
          <SlotList room={room} look={look} names={names} openSlot={isInSheet ? undefined : slot} />
        </Window>
        <Window title={slotName(slot)} icon="chest" className={styles.wardrobe}>
          {!isInSheet && <Wardrobe key={slot} room={room} slot={slot} look={look} />}
        </Window>
      </div>
      {isInSheet && (
        <Sheet
          side="bottom"
          className={styles.sheet}
          isOpen={room.slot !== undefined}
          onClose={() => room.set({ slot: '', search: '' }, { replace: true })}
          title={slotName(slot)}
          closeText={t('dressingRoom.close')}
        >
          <Wardrobe key={slot} room={room} slot={slot} look={look} />
        </Sheet>
      )}
    </>
  );
}

function OwnCharacters({ room }: { room: DressingRoom }) {
  const t = useTexts('mfe-public');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const { data } = useQuery({ ...accountQuery(), ...(!isAuthenticated && { queryFn: skipToken }) });
  if (!isAuthenticated) return null;
  return (
    <nav className={styles.root} aria-label={t('dressingRoom.characters')}>
      <span className={styles.label} aria-hidden="true">
        {t('dressingRoom.characters')}
      </span>
      <ul role="list" className={styles.list}>
        {data?.characters.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={paths.dressingRoom({ character: id })}
              className={styles.character}
              aria-current={id === room.characterId ? 'true' : undefined}
            >
              <Picture kind="character" id={id} size={32} />
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
