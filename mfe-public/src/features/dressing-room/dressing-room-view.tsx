import type { CharacterLook } from '@portico/domain';
import type { Appearance } from '@portico/game-ui';
import { PHONE, useIsHydrated, useMediaQuery, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageHeader, Sheet, Window } from '@portico/ui';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { FIRST_SLOT, type DressingRoom, spelledOut, triedLook } from './dressing-room-state';
import { OwnCharacters } from './own-characters';
import { PreviewStage } from './preview-stage';
import { SavePicture } from './save-picture';
import { SlotList } from './slot-list';
import { useSlotName } from './use-slot-name';
import { Wardrobe } from './wardrobe';
import styles from './dressing-room.module.css';

export interface DressingRoomViewProps {
  room: DressingRoom;
  /** The look that it began with, and what its pieces are called. */
  base: CharacterLook;
  names: Appearance['worn'];
}

/** Where the wardrobe has no place beside the figure; the style sheet of the page knows the same width. */

export function DressingRoomView({ room, base, names }: DressingRoomViewProps) {
  const t = useTexts('mfe-public');
  const { basename } = usePortal();
  const slotName = useSlotName();
  const isNarrow = useMediaQuery(PHONE);
  const isHydrated = useIsHydrated();
  const look = triedLook(base, room.state);
  const slot = room.slot ?? FIRST_SLOT;
  const shared = room.hrefWith({ ...spelledOut(look), slot: '', search: '', page: 1 });
  const isInSheet = isHydrated && isNarrow;
  return (
    <>
      <PageHeader
        className={styles.header}
        title={t('dressingRoom.title')}
        lead={<p className={styles.lead}>{t('dressingRoom.lead')}</p>}
      />
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
        <Window title={t('dressingRoom.worn')} icon="user" isFlush className={styles.worn}>
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
