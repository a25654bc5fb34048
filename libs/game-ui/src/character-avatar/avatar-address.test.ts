import { drawingAddress } from './avatar-address';

it('spells a look out, without what is not worn', () => {
  const look = { gender: 1, skin: 2, face: 21_000, hair: 31_000, cap: 1_002_357, weapon: 1_702_100 };
  expect(drawingAddress({ ...look, weaponType: 'wand' }, { view: 'compact', stance: 'sit' })).toBe(
    '/api/avatars/drawing?cap=1002357&face=21000&gender=1&hair=31000&heldAs=wand&skin=2&stance=sit&view=compact&weapon=1702100',
  );
});
