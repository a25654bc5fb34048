import { SaxesParser } from 'saxes';
import { drawMonster } from './draw-monster.js';
import { BODIES } from './monster-bodies.js';
import { bodyHintOf } from './monster-words.js';

const monsterSvg = (...description: Parameters<typeof drawMonster>) => drawMonster(...description).toSvg();

const ids = Array.from({ length: 400 }, (_, index) => 100_100 + index * 37);
const pictures = ids.map((id, index) =>
  monsterSvg({ id, level: 1 + (index % 160), isBoss: index % 20 === 0 }),
);

function elementsOf(svg: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => names.push(name));
  parser.write(svg).close();
  return names;
}

describe('drawing a monster', () => {
  it('draws the same monster the same way', () => {
    const description = { id: 2_100_017, level: 44, isBoss: false, name: 'Reedwater Frogling' };
    expect(monsterSvg(description)).toBe(monsterSvg({ ...description }));
  });

  it('draws every monster another way', () => {
    expect(new Set(pictures).size).toBe(ids.length);
  });

  it('writes well-formed pictures of plain shapes alone', () => {
    const names = new Set(pictures.flatMap(elementsOf));
    const plain = new Set(['svg', 'g', 'path', 'ellipse', 'circle', 'clipPath', 'use']);
    expect([...names].filter((name) => !plain.has(name))).toEqual([]);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('keeps 95 of 100 pictures within 5 kB', () => {
    const sizes = pictures.map((picture) => picture.length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(5000);
  });

  it('hears the body in the words of a name', () => {
    const names = ['Gray Wolf Pups', 'Iron Tortoises', 'Snowblind Owl', 'Harp'];
    expect(names.map(bodyHintOf)).toEqual([
      { body: 'beast', form: 'hound' },
      { body: 'shellback', form: 'turtle' },
      { body: 'bird', form: 'owl' },
      undefined,
    ]);
  });

  it('knows a word for every family of bodies', () => {
    const words =
      'slime mushroom ghost jellyfish star cat hedgehog frog yeti dragon snake snail crab fish bird bat moth beetle spider imp ' +
      'sprout flower pumpkin stump cactus golem robot knight wizard skeleton chest scarecrow';
    const bodies = new Set(words.split(' ').map((word) => bodyHintOf(word)?.body));
    expect([...bodies].toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  it('takes the colour from the name', () => {
    const [red, blue] = ['Red Slime', 'Blue Slime'].map((name) =>
      monsterSvg({ id: 7, level: 3, isBoss: false, name }),
    );
    expect(red).not.toBe(blue);
  });

  it('dresses those whose ids differ in the last two digits alike', () => {
    const bodyPaths = (id: number) => monsterSvg({ id, level: 30, isBoss: false }).match(/ d="[^"]+"/g) ?? [];
    const shared = (a: number, b: number): number => {
      const known = new Set(bodyPaths(a));
      return bodyPaths(b).filter((path) => known.has(path)).length;
    };
    const families = Array.from({ length: 40 }, (_, family) => 3_000_000 + family * 100);
    const within = families.reduce((sum, id) => sum + shared(id, id + 1), 0);
    const across = families.reduce((sum, id) => sum + shared(id, id + 101), 0);
    expect(within).toBeGreaterThan(3 * across);
  });

  it('crowns bosses and no one else', () => {
    const gold = '#f6c445';
    expect(monsterSvg({ id: 9, level: 60, isBoss: true })).toContain(gold);
    expect(monsterSvg({ id: 9, level: 60, isBoss: false })).not.toContain(gold);
  });

  it.each([
    [0, Number.NaN],
    [-4, -10],
    [2_147_483_647, 1800],
    [1.5, Number.POSITIVE_INFINITY],
  ])('draws a monster of the odd id %p and level %p', (id, level) => {
    const picture = monsterSvg({ id, level, isBoss: false, name: '\u0000"<>&\ud800' });
    expect(elementsOf(picture)[0]).toBe('svg');
    expect(picture).not.toMatch(/NaN|Infinity/);
  });
});
