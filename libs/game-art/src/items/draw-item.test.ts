import { WEAPON_TYPES } from '@portico/domain';
import { SaxesParser } from 'saxes';
import { drawItem } from './draw-item.js';

const itemSvg = (...description: Parameters<typeof drawItem>) => drawItem(...description).toSvg();

const WEAPONS = [130, 131, 132, 133, 137, 138, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149].map(
  (prefix) => prefix * 10_000,
);
/** One range for each kind of item with ten ids, and ids that are no items. */
const STARTS = [
  0, 30_000, 1_000_000, 1_010_000, 1_020_000, 1_030_000, 1_040_000, 1_050_000, 1_060_000, 1_070_000,
  1_080_000, 1_090_000, 1_100_000, 1_110_000, 1_120_000, 1_130_000, 1_140_000, 1_150_000, 1_340_000,
  1_700_000, 1_800_000, 1_900_000, 1_910_000, 2_000_000, 2_001_000, 2_010_000, 2_030_000, 2_040_000,
  2_050_000, 2_060_000, 2_061_000, 2_070_000, 2_080_000, 2_100_000, 2_120_000, 2_210_000, 2_240_000,
  2_280_000, 2_320_000, 2_330_000, 2_340_000, 2_380_000, 3_010_000, 3_990_000, 4_000_000, 4_001_000,
  4_003_000, 4_004_000, 4_005_000, 4_006_000, 4_007_000, 4_010_000, 4_011_000, 4_020_000, 4_021_000,
  4_031_000, 4_130_000, 4_150_000, 4_160_000, 5_000_000, 5_010_000, 5_070_000, 5_150_000, 5_210_000,
  9_000_000, 6_000_000, 2_147_483_638,
];
const IDS = [...WEAPONS, ...STARTS].flatMap((start) =>
  Array.from({ length: 10 }, (_, index) => start + index),
);

function everyAttribute(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

describe('drawn items', () => {
  it('are well-formed documents without anything that runs or loads', () => {
    for (const id of IDS) {
      const svg = itemSvg({ id });
      const names: string[] = [];
      const parser = new SaxesParser();
      parser.on('opentag', ({ name }) => names.push(name));
      parser.write(svg).close();
      expect(names[0]).toBe('svg');
      expect(
        names.filter((name) => !['svg', 'g', 'path', 'circle', 'use', 'clipPath'].includes(name)),
      ).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(everyAttribute(svg, 'href').filter((target) => !target.startsWith('#'))).toEqual([]);
      const ids = everyAttribute(svg, 'id');
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are the same for the same item', () => {
    for (const id of IDS)
      expect(itemSvg({ id, properties: { reqLevel: 40 } })).toBe(
        itemSvg({ id, properties: { reqLevel: 40 } }),
      );
  });

  it('are small: half of them below 2,500 bytes, 95 of 100 below 4,000', () => {
    const sizes = IDS.map((id) => Buffer.byteLength(itemSvg({ id }))).toSorted((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length * 0.5)]).toBeLessThan(2500);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(4000);
  });

  it('differ by weapon type in their outlines, at any level', () => {
    expect(WEAPONS).toHaveLength(WEAPON_TYPES.length);
    for (const reqLevel of [0, 30, 70, 120]) {
      const outlines = WEAPONS.map((id) =>
        everyAttribute(itemSvg({ id, properties: { reqLevel } }), 'd').join(),
      );
      expect(new Set(outlines).size).toBe(WEAPONS.length);
    }
  });

  it('show the level of a weapon in what it is made of', () => {
    for (const id of WEAPONS) {
      const drawn = [0, 10, 20, 35, 50, 70, 90, 120].map((reqLevel) =>
        itemSvg({ id, properties: { reqLevel } }),
      );
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('are rarely the same for neighbours of one kind', () => {
    for (const start of [
      ...WEAPONS,
      1_000_000,
      1_040_000,
      1_070_000,
      1_102_000,
      2_380_000,
      4_000_000,
      4_031_000,
    ]) {
      const drawn = Array.from({ length: 40 }, (_, index) => itemSvg({ id: start + index }));
      expect(new Set(drawn).size).toBeGreaterThan(30);
    }
  });

  it('give potions of HP other liquids than potions of MP', () => {
    const [hp, mp] = ['hp', 'mp'].map((gain) => itemSvg({ id: 2_000_003, properties: { [gain]: 50 } }));
    expect(hp).not.toBe(mp);
  });

  it('tell scrolls of one piece of equipment apart by their chance', () => {
    const scrolls = [10, 30, 60, 100].map((success) => itemSvg({ id: 2_040_000, properties: { success } }));
    expect(new Set(scrolls).size).toBe(4);
  });

  it('follow the name of what monsters leave behind', () => {
    const named = [
      'Bent Feather',
      'Cracked Shell',
      'Old Bone',
      'Night Eye',
      'Damp Leaf',
      'Small Key',
      'Sealed Letter',
    ].map((name) => itemSvg({ id: 4_000_017, name }));
    expect(new Set(named).size).toBe(named.length);
  });

  it.each([
    [1_002_000, 'Straw Hat', 'Top Hat'],
    [1_002_000, 'Fez', 'Iron Helm'],
    [1_102_000, 'Bat Wings', 'Travelling Cape'],
    [1_062_000, 'Torn Jeans', 'Tartan Skirt'],
    [1_012_000, 'Long Beard', 'Rosy Cheeks'],
    [1_022_000, 'Pirate Patch', 'Reading Glasses'],
    [2_020_000, 'Cocoa', 'Jar of Honey'],
    [4_000_017, 'Coil of Rope', 'Drop of Oil'],
    [4_000_017, 'Roasted Chestnut', 'Small Chest'],
    [4_000_017, 'Bitten Ribbon', 'Cracked Rib'],
    [4_000_017, 'Mainspring', 'Lost Ring'],
    [5_060_000, 'Little Padlock', 'Town Bell'],
    [5_000_000, 'Hoot the Owl', 'Red the Fox'],
    [1_702_000, 'Electric Guitar', 'Umbrella, Closed'],
    [1_702_000, 'Frying Pan', 'Bouquet of Roses'],
    [1_802_000, 'Tiny Crown', 'Tiny Bell Collar'],
    [1_902_000, 'Fast Horse', 'Angry Boar'],
  ])('make a %i called %s another picture than one called %s', (id, one, other) => {
    expect(itemSvg({ id, name: one })).not.toBe(itemSvg({ id, name: other }));
  });

  it('call no word within a word: oil is not in a coil, a chest not in a chestnut', () => {
    const pairs = [
      ['Coil of Rope', 'Rope'],
      ['Roasted Chestnut', 'Hazel Nut'],
      ['Bitten Ribbon', 'Cloth'],
      ['Mainspring', 'Cog'],
    ];
    for (const [longer, plain] of pairs)
      expect(itemSvg({ id: 4_000_017, name: longer })).toBe(itemSvg({ id: 4_000_017, name: plain }));
  });

  it('have the colour that their name says', () => {
    const colours = ['Red', 'Blue', 'Green', 'Black', 'White'];
    const drawn = colours.map((colour) => itemSvg({ id: 1_102_000, name: `${colour} Cape` }));
    expect(new Set(drawn).size).toBe(colours.length);
    expect(itemSvg({ id: 1_102_000, name: 'Red Cape of Bravado' })).toBe(drawn[0]);
  });
});
