import { definePage, pageWords } from '@portico/portal-kit';
import { appearanceQuery } from '@portico/game-ui';
import { FIRST_SLOT, readWornPieces, roomSearch } from './dressing-room-state';
import { outfitQuery, wardrobeQuery } from './dressing-room.queries';

export const dressingRoomPage = definePage({
  path: '/dressing-room',
  lazy: () =>
    import(/* webpackChunkName: "dressing-room" */ './dressing-room-page').then(
      (page) => page.DressingRoomPage,
    ),
  search: roomSearch,
  loader: ({ search }) => {
    const pieces = readWornPieces(search);
    return [
      search.character === 0 ? outfitQuery({}) : appearanceQuery(search.character),
      ...(search.character === 0 && Object.keys(pieces).length === 0 ? [] : [outfitQuery(pieces)]),
      wardrobeQuery(search.slot || FIRST_SLOT, search.search, search.page),
    ];
  },
  handle: {
    ...pageWords('dressingRoom.meta'),
    icon: 'user',
    navigation: { label: 'dressingRoom.meta.title', order: 57 },
  },
});
