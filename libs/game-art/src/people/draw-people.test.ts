import { DEFAULT_LOOK, WEAPON_TYPES, type CharacterLook } from '@portico/domain';
import { SaxesParser } from 'saxes';
import { drawCharacter } from './draw-character.js';
import { PictureChoices } from '../choices.js';
import { dyeOf, tierOf } from '../items/materials.js';
import { drawNpc } from './draw-npc.js';
import { hintsOf } from './npc-words.js';

const npcSvg = (...description: Parameters<typeof drawNpc>) => drawNpc(...description).toSvg();
const characterSvg = (...description: Parameters<typeof drawCharacter>) =>
  drawCharacter(...description).toSvg();

const PLAIN = new Set(['svg', 'g', 'path', 'ellipse']);

/** Elements and numbers that have no place in a picture of plain shapes. */
function strangeIn(svg: string): string[] {
  const parser = new SaxesParser();
  const names: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => names.push(name));
  parser.write(svg).close();
  return [...names.filter((name) => !PLAIN.has(name)), ...(svg.match(/NaN|undefined|Infinity/g) ?? [])];
}

const HEAD = 'M26 39c-1-15 9-24 22-24s23 9 22 24c-1 14-10 20-22 20s-21-6-22-20z';

const npcs = Array.from({ length: 300 }, (_, index) => npcSvg({ id: 1_012_000 + index * 11 }));

const looks: CharacterLook[] = Array.from({ length: 300 }, (_, index) => ({
  gender: index % 2,
  skin: index % 12,
  face: 20_000 + (index % 2) * 1000 + ((index * 37) % 900),
  hair: 30_000 + (index % 2) * 1000 + ((index * 13) % 990),
  cap: 1_002_000 + index,
  coat: index % 3 === 0 ? 1_050_000 + index : 1_040_000 + index,
  pants: index % 3 === 0 ? undefined : 1_060_000 + index,
  shoes: 1_070_000 + index,
  glove: 1_080_000 + index,
  cape: index % 4 === 0 ? 1_102_000 + index : undefined,
  shield: index % 5 === 0 ? 1_092_000 + index : undefined,
  weapon: 1_300_000 + (index % 20) * 10_000 + index,
}));

describe('drawing people', () => {
  it('draws the same person the same way', () => {
    const npc = { id: 9, name: 'Hob', occupation: 'Smith' };
    expect(npcSvg(npc)).toBe(npcSvg({ ...npc }));
    expect(characterSvg(DEFAULT_LOOK)).toBe(characterSvg({ ...DEFAULT_LOOK }));
  });

  it('draws everybody another way', () => {
    expect(new Set(npcs).size).toBe(npcs.length);
    expect(new Set(looks.map((look) => characterSvg(look))).size).toBe(looks.length);
  });

  it('writes well-formed pictures of plain shapes alone, 95 of 100 within 5 kB', () => {
    const pictures = [
      ...npcs,
      ...looks.map((look) => characterSvg(look)),
      ...looks.map((look) => characterSvg(look, { view: 'bust' })),
    ];
    expect(pictures.flatMap(strangeIn)).toEqual([]);
    const sizes = pictures.map((picture) => picture.length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(5000);
  });

  it('takes any numbers', () => {
    const odd: CharacterLook = {
      gender: 7,
      skin: -3,
      face: -1,
      hair: 2_147_483_647,
      cap: 0,
      weapon: 5,
      coat: -9,
    };
    expect(strangeIn(characterSvg(odd))).toEqual([]);
    expect(strangeIn(npcSvg({ id: -1, name: '"<&>\u0000', occupation: '' }))).toEqual([]);
  });

  it.each([
    'gender',
    'skin',
    'face',
    'hair',
    'cap',
    'coat',
    'pants',
    'shoes',
    'glove',
    'cape',
    'shield',
    'weapon',
  ] as const)('shows another %s', (part) => {
    const dressed = {
      ...looks[4],
      gender: 0,
      skin: 0,
      face: 20_002,
      hair: 30_000,
      shield: 1_092_000,
      cape: 1_102_000,
      weapon: 1_302_000,
    };
    const others = { gender: 1, skin: 2, face: 20_101, hair: 30_034, weapon: 1_402_000 };
    const other = part in others ? Reflect.get(others, part) : Number(dressed[part]) + 3;
    expect(characterSvg({ ...dressed, [part]: other })).not.toBe(characterSvg(dressed));
  });

  it('draws each of the sixteen weapon types', () => {
    const armed = WEAPON_TYPES.map((weaponType) =>
      characterSvg({ ...DEFAULT_LOOK, weapon: 1_702_000, weaponType }),
    );
    expect(new Set(armed).size).toBe(WEAPON_TYPES.length);
  });

  it('leaves out a cover when no one knows how it is held', () => {
    expect(characterSvg({ ...DEFAULT_LOOK, weapon: 1_702_000 })).toBe(characterSvg(DEFAULT_LOOK));
  });

  it('shows worn things as their own pictures do: metal for warriors, by level', () => {
    const look = { ...DEFAULT_LOOK, cap: 1_002_000, coat: 1_040_000 };
    const worn = (reqLevel: number, reqJob: number): string =>
      characterSvg(look, { knowledgeOf: () => ({ properties: { reqLevel, reqJob } }) });
    const iron = tierOf(20).base;
    expect([
      worn(20, 1).includes(iron),
      worn(80, 1).includes(iron),
      worn(80, 1).includes(tierOf(80).base),
    ]).toEqual([true, false, true]);
    expect(worn(80, 2)).not.toBe(worn(80, 1));
    expect(characterSvg(look)).toContain(dyeOf(new PictureChoices('item', look.cap)).base);
  });

  it('shows worn things as their names say', () => {
    const look = { ...DEFAULT_LOOK, cap: 1_002_000, coat: 1_040_000, pants: 1_062_000, cape: 1_102_000 };
    const named = (name: string) => characterSvg(look, { knowledgeOf: () => ({ name }) });
    const names = [
      'Straw Hat',
      'Top Hat',
      'Fez',
      'Halo',
      'Iron Bucket',
      'Red Suit',
      'Blue Suit',
      'Tartan Skirt',
      'Bat Wings',
    ];
    expect(new Set(names.map(named)).size).toBe(names.length);
  });

  it('dyes by the last digit of the hair', () => {
    const dyes = Array.from({ length: 8 }, (_, dye) => characterSvg({ ...DEFAULT_LOOK, hair: 30_020 + dye }));
    expect(new Set(dyes).size).toBe(8);
    expect(new Set(dyes.map((picture) => picture.replaceAll(/#[0-9a-f]{6}/g, ''))).size).toBe(1);
  });

  it('draws boards, signposts, posters and mailboxes as what they are', () => {
    const names = ['Notice Board', 'Bulletin board of the harbor', 'Sign', 'Guidepost', 'Poster', 'Mailbox'];
    for (const name of names) {
      const sign = npcSvg({ id: 9, name, occupation: 'Guide' });
      expect(strangeIn(sign)).toEqual([]);
      expect(sign).not.toContain(HEAD);
    }
    for (const name of ['Boardman', 'Signe', 'Poster Paul', ''])
      expect(npcSvg({ id: 9, name })).toContain(HEAD);
  });

  it('hears trade, age and family in the words of name and occupation', () => {
    expect([
      hintsOf('Hob', 'Smith'),
      hintsOf('Grandma Ivy', ''),
      hintsOf('Festival Rabbit', 'Events'),
      hintsOf('Brother Kest', 'Chapel'),
    ]).toMatchObject([
      { trade: 'smith', isOld: false },
      { isOld: true, isWoman: true },
      { trade: 'performer', family: 'rabbit' },
      { trade: 'priest', isWoman: false },
    ]);
  });
});
