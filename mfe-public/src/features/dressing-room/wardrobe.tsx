import { isWornSlot } from '@portico/avatar';
import { QueryStates } from '@portico/portal-kit';
import { ListPager } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { EmptyState, LiveSearchField, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { Colors } from './colors';
import { type RoomSlot, TAKEN_OFF } from './dressing-room-state';
import { wardrobeQuery } from './dressing-room.queries';
import { PieceTile } from './piece-tile';
import { PieceTiles } from './piece-tiles';
import styles from './wardrobe.module.css';

/** What may be tried on in a slot: each piece is an address of the room with it on. */
export function Wardrobe({ room, slot, look }: RoomSlot) {
  const t = useTexts('mfe-public');
  const { search, page } = room.state;
  const query = useQuery(wardrobeQuery(slot, search, page));
  return (
    <div className={styles.root}>
      {slot !== 'skin' && (
        <LiveSearchField
          name="search"
          label={t('dressingRoom.search.label')}
          placeholder={t('dressingRoom.search.placeholder')}
          value={search}
          keep={room.kept}
          onSearch={(text, options) => room.set({ search: text }, options)}
          clearHref={room.hrefWith({ search: '' })}
          texts={{ submit: t('dressingRoom.search.submit'), clear: t('dressingRoom.search.clear') }}
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
    </div>
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
