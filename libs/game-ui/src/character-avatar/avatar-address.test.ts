import { drawingAddress } from './avatar-address';

it('spells a look out, without what is not worn', () => {
  const look = { gender: 1, skin: 2, face: 21_000, hair: 31_000, cap: 1_002_357, weapon: 1_702_100 };
  expect(drawingAddress({ ...look, weaponType: 'wand' }, { view: 'compact', stance: 'sit' })).toBe(
    '/api/avatars/drawing?cap=1002357&face=21000&gender=1&hair=31000&skin=2&stance=sit&view=compact&weapon=1702100&weaponType=wand',
  );
});

it('names a frame of a stance', () => {
  const look = { gender: 0, skin: 0, face: 20_000, hair: 30_000 };
  expect(drawingAddress(look, { stance: 'walk', frame: 2 })).toBe(
    '/api/avatars/drawing?face=20000&frame=2&gender=0&hair=30000&skin=0&stance=walk',
  );
});
