import { isWornSlot } from '@portico/avatar';
import { WARDROBE_SEARCH_MAX_LENGTH } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { ListPager, LiveListSearch } from '@portico/portal-kit/list';
import { EmptyState, Link, Skeleton, Stack, Icon } from '@portico/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Bust } from './bust';
import { type RoomSlot, TAKEN_OFF } from './dressing-room-state';
import { type WardrobePiece, wardrobeQuery } from './dressing-room.queries';
import { useSlotName } from './use-slot-name';
import styles from './wardrobe.module.css';

/** Pieces that fit a slot. Each links to the room with that piece on. */
export function Wardrobe({ room, slot, look }: RoomSlot) {
  const t = useTexts('mfe-public');
  const { search, page } = room.state;
  const query = useQuery(wardrobeQuery(slot, search, page));
  return (
    <Stack>
      {slot !== 'skin' && (
        <LiveListSearch
          label={t('dressingRoom.search.label')}
          placeholder={t('dressingRoom.search.placeholder')}
          value={search}
          maxLength={WARDROBE_SEARCH_MAX_LENGTH}
          keep={room.kept}
          onSearch={(text, options) => room.set({ search: text }, options)}
          clearHref={room.hrefWith({ search: '' })}
        />
      )}
      <QueryStates
        query={query}
        skeleton={<TilesSkeleton />}
        isEmpty={({ pieces }) => pieces.length === 0}
        empty={
          <EmptyState
            title={t('dressingRoom.empty.title')}
            hint={t('dressingRoom.empty.text')}
            titleLevel={3}
          />
        }
      >
        {({ pieces, pagination }) => (
          <>
            <Colors room={room} slot={slot} look={look} pieces={pieces} />
            <PieceTiles room={room} slot={slot} look={look} pieces={pieces}>
              {isWornSlot(slot) && (
                <PieceTile href={room.hrefWearing(slot, TAKEN_OFF)} isWorn={look[slot] === undefined}>
                  {t('dressingRoom.nothing')}
                </PieceTile>
              )}
            </PieceTiles>
            <ListPager
              page={pagination.page}
              pages={pagination.pages}
              hrefFor={(to) => room.hrefWith({ page: to })}
            />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {Array.from({ length: 20 }, (_, index) => (
        <Skeleton key={index} shape="box" width="100%" height="116px" />
      ))}
    </div>
  );
}

interface ColorsProps extends RoomSlot {
  pieces: readonly WardrobePiece[];
}

/** Links to the other colors of the worn hair or face. */
function Colors({ room, slot, look, pieces }: ColorsProps) {
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

interface PieceTilesProps extends RoomSlot {
  pieces: readonly WardrobePiece[];
  /** Tiles before the pieces. */
  children: ReactNode;
}

function PieceTiles({ room, slot, look, pieces, children }: PieceTilesProps) {
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
              <bdi>{piece.name ?? t('worn.unnamed', { id })}</bdi>
            ) : (
              `${slotName(slot)} ${id}`
            )}
          </PieceTile>
        );
      })}
    </ul>
  );
}

/** Returns the piece in the color of the worn hair or face, if it has that color. */
function inSameColor({ id, colors }: WardrobePiece, worn: number | undefined): number {
  if (worn === undefined || colors.length === 1) return id;
  const isHair = id >= 30_000;
  const colorOf = (each: number) => (isHair ? each % 10 : Math.floor((each % 1000) / 100));
  return colors.find((each) => colorOf(each) === colorOf(worn)) ?? id;
}

interface PieceTileProps {
  href: string;
  isWorn: boolean;
  /** Without a picture, the tile shows a cross. */
  picture?: ReactNode;
  children: ReactNode;
}

/** Search engines do not follow the link, because there are too many looks. */
function PieceTile({ href, isWorn, picture, children }: PieceTileProps) {
  return (
    <li>
      <Link href={href} rel="nofollow" className={styles.tile} aria-current={isWorn ? 'true' : undefined}>
        <span className={styles.picture}>{picture ?? <Icon name="close" size={24} />}</span>
        <span className={styles.name}>{children}</span>
      </Link>
    </li>
  );
}
