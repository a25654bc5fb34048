import { definePage } from '@portico/portal-kit';

export const dressingRoomPage = definePage({
  path: '/dressing-room',
  lazy: () =>
    import(/* webpackChunkName: "dressing-room" */ './dressing-room-page').then(
      (page) => page.DressingRoomPage,
    ),
  choices: {
    slot: ['cap', 'skin', 'face', 'hair', 'coat', 'pants', 'shoes', 'glove', 'cape', 'shield', 'weapon'],
  },
  data: [
    '/api/characters/appearance/{character}',
    '/api/avatars/outfit{?cap,coat,pants,shoes,glove,cape,shield,weapon}',
    { get: '/api/avatars/wardrobe?slot=cap{?search,page}', when: { slot: '' } },
    { get: '/api/avatars/wardrobe?slot=skin{?search,page}', when: { slot: 'skin' } },
    { get: '/api/avatars/wardrobe?slot=face{?search,page}', when: { slot: 'face' } },
    { get: '/api/avatars/wardrobe?slot=hair{?search,page}', when: { slot: 'hair' } },
    { get: '/api/avatars/wardrobe?slot=coat{?search,page}', when: { slot: 'coat' } },
    { get: '/api/avatars/wardrobe?slot=pants{?search,page}', when: { slot: 'pants' } },
    { get: '/api/avatars/wardrobe?slot=shoes{?search,page}', when: { slot: 'shoes' } },
    { get: '/api/avatars/wardrobe?slot=glove{?search,page}', when: { slot: 'glove' } },
    { get: '/api/avatars/wardrobe?slot=cape{?search,page}', when: { slot: 'cape' } },
    { get: '/api/avatars/wardrobe?slot=shield{?search,page}', when: { slot: 'shield' } },
    { get: '/api/avatars/wardrobe?slot=weapon{?search,page}', when: { slot: 'weapon' } },
  ],
  handle: {
    title: 'dressingRoom.meta.title',
    description: 'dressingRoom.meta.description',
    keywords: 'dressingRoom.meta.keywords',
  },
});
