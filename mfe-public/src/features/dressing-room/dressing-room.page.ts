import { definePage } from '@portico/portal-kit';
import { appearanceQuery } from '@portico/game-ui';
import { FIRST_SLOT, putOn, roomAt } from './dressing-room-state';
import { outfitQuery, wardrobeQuery } from './dressing-room.queries';

export const dressingRoomPage = definePage({
  path: '/dressing-room',
  lazy: () =>
    import(/* webpackChunkName: "dressing-room" */ './dressing-room-page').then(
      (page) => page.DressingRoomPage,
    ),
  loader: ({ search }) => {
    const { state, characterId, slot = FIRST_SLOT } = roomAt(search);
    return [
      ...(characterId === undefined ? [] : [appearanceQuery(characterId)]),
      outfitQuery(putOn(state)),
      wardrobeQuery(slot, state.search, state.page),
    ];
  },
  handle: {
    title: 'dressingRoom.meta.title',
    description: 'dressingRoom.meta.description',
    keywords: 'dressingRoom.meta.keywords',
  },
});
