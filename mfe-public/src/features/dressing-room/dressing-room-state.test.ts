import {
  roomSearch,
  expandLook,
  tryOnLook,
  AS_IT_WAS,
  TAKEN_OFF,
  type RoomState,
} from './dressing-room-state';

const BASE = {
  gender: 1,
  skin: 2,
  face: 21_000,
  hair: 31_000,
  cap: 1_002_357,
  coat: 1_040_002,
  weapon: 1_302_000,
  weaponType: 'sword',
} as const;

const UNTOUCHED: RoomState = {
  character: 7,
  gender: AS_IT_WAS,
  skin: AS_IT_WAS,
  face: AS_IT_WAS,
  hair: AS_IT_WAS,
  cap: AS_IT_WAS,
  coat: AS_IT_WAS,
  pants: AS_IT_WAS,
  shoes: AS_IT_WAS,
  glove: AS_IT_WAS,
  cape: AS_IT_WAS,
  shield: AS_IT_WAS,
  weapon: AS_IT_WAS,
  weaponType: '',
  stance: 'stand',
  slot: '',
  search: '',
  page: 1,
};

const tried = (changes: Partial<RoomState>) => tryOnLook(BASE, { ...UNTOUCHED, ...changes });

it('begins with what the character wears', () => {
  expect(tried({})).toEqual(expect.objectContaining({ ...BASE }));
});

it('puts on, takes off and changes the body, slot by slot', () => {
  expect(tried({ cap: TAKEN_OFF, coat: 1_052_001, hair: 30_020, skin: 0 })).toEqual(
    expect.objectContaining({ cap: undefined, coat: 1_052_001, hair: 30_020, skin: 0, weapon: 1_302_000 }),
  );
});

it('passes over what is not of a slot', () => {
  expect(tried({ cap: 1_302_000, hair: 20_000, skin: 1000, face: 1.5, gender: 9 })).toEqual(tried({}));
});

it('holds a cover as the weapon below it, and any other as what it is', () => {
  expect(tried({ weapon: 1_702_100 }).weaponType).toBe('sword');
  expect(tried({ weapon: 1_372_005 }).weaponType).toBe('wand');
  expect(tried({ weapon: TAKEN_OFF }).weaponType).toBeUndefined();
});

it('holds a cover as the address says, if that is a type of weapon', () => {
  expect(tried({ weapon: 1_702_100, weaponType: 'bow' }).weaponType).toBe('bow');
  const { weaponType } = roomSearch.read(new URLSearchParams('weaponType=spoon'));
  expect(tried({ weapon: 1_702_100, weaponType }).weaponType).toBe('sword');
  expect(tried({ weapon: 1_372_005, weaponType: 'bow' }).weaponType).toBe('wand');
});

it('spells a look out so that it no longer depends on its character', () => {
  const look = tried({ cap: TAKEN_OFF, weapon: 1_702_100 });
  const stranger = { gender: 0, skin: 0, face: 20_000, hair: 30_000, cap: 1_002_000, cape: 1_102_000 };
  const spelled = expandLook(look);
  expect(spelled).toMatchObject({ character: 0, weapon: 1_702_100, weaponType: 'sword' });
  expect(tryOnLook(stranger, { ...UNTOUCHED, ...spelled })).toEqual(look);
  expect(expandLook(tried({}))).toMatchObject({ weapon: 1_302_000, weaponType: '' });
});

it('has no more of a search than the API takes', () => {
  expect(roomSearch.read(new URLSearchParams(`search=${'a'.repeat(61)}`)).search).toBe('a'.repeat(60));
});
