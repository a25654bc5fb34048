import { STANCES, type Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import {
  type Appearance,
  Picture,
  SectionHead,
  CharacterAvatar,
  LandscapeStrip,
  PauseSwitch,
  composeAvatarFile,
} from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import {
  kitText,
  PHONE,
  useIsHydrated,
  useMediaQuery,
  usePortal,
  useSession,
  useOwnAccount,
} from '@portico/portal-kit';
import { saveFile } from '@portico/portal-kit/file';
import { Link, LinkButton, Sheet, Window, SegmentedLinks, Menu } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { CopyLinkButton } from '../../shared/copy-link-button';
import { type DressingRoom, FIRST_SLOT, expandLook, tryOnLook } from './dressing-room-state';
import styles from './dressing-room-view.module.css';
import { SlotList } from './slot-list';
import { useSlotName } from './use-slot-name';
import { Wardrobe } from './wardrobe';

interface DressingRoomViewProps {
  room: DressingRoom;
  /** The starting look, and the names of its pieces. */
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
      <SectionHead scene="workshop" title={t('dressingRoom.meta.title')} lead={t('dressingRoom.lead')} />
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
          closeText={kitText('kit.close')}
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
  const { data } = useOwnAccount();
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

function PreviewStage({ room, look }: { room: DressingRoom; look: CharacterLook }) {
  const t = useTexts('mfe-public');
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className={styles.stagePart} aria-label={t('dressingRoom.preview')}>
      <LandscapeStrip className={styles.stage}>
        <CharacterAvatar
          className={styles.stageFigure}
          look={look}
          name={t('dressingRoom.preview')}
          size={288}
          stance={room.stance}
          motion={isPaused ? 'none' : 'steady'}
        />
        <PauseSwitch label={t('dressingRoom.pause')} onChange={setIsPaused} />
      </LandscapeStrip>
      <SegmentedLinks
        className={styles.stances}
        label={t('dressingRoom.stances')}
        items={STANCES.map((stance) => ({
          key: stance,
          href: room.hrefWith({ stance }),
          text: t(`dressingRoom.stance.${stance}`),
          isCurrent: stance === room.stance,
        }))}
      />
    </section>
  );
}

const FACTORS = [1, 2, 3, 4] as const;
const EDGE = 96;

function SavePicture({ look, stance }: { look: CharacterLook; stance: Stance }) {
  const t = useTexts('mfe-public');
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (factor: number) => {
    try {
      setHasFailed(false);
      saveFile(await composeAvatarFile(look, { stance, edge: EDGE * factor }), `look-${factor}x.png`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <span className={styles.save}>
      <Menu
        label={t('dressingRoom.save.label')}
        icon="download"
        trigger={t('dressingRoom.save.label')}
        align="end"
        entries={FACTORS.map((factor) => ({
          key: String(factor),
          text: t('dressingRoom.save.size', { edge: EDGE * factor }),
          onSelect: () => void save(factor),
        }))}
      />
      <span role="status" className={styles.note}>
        {hasFailed && t('dressingRoom.save.failed')}
      </span>
    </span>
  );
}
