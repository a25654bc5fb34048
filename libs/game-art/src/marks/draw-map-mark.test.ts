import { SaxesParser } from 'saxes';
import { drawMapMark } from './draw-map-mark.js';

const markSvg = (...description: Parameters<typeof drawMapMark>) => drawMapMark(...description).toSvg();

const MARKS = [
  '',
  'None',
  'LanternHarbor',
  'PineForest',
  'DeepMine',
  'DuneGate',
  'FrostPeak',
  'ClockTower',
  'EmberVolcano',
  'CoralSea',
  'OldTemple',
];

describe('emblems of maps', () => {
  it('are well-formed and small for any map', () => {
    for (const id of [1, 100_000_000, 103_000_102, 910_000_000, 999_999_999, 2_147_483_647]) {
      for (const mark of MARKS) {
        const svg = markSvg({ id, mark, region: 'Somewhere', isTown: id % 2 === 0 });
        expect(() => new SaxesParser().write(svg).close()).not.toThrow();
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg.length).toBeLessThan(4000);
      }
    }
  });

  it('are the same for the same map', () => {
    const description = { id: 101_000_000, mark: 'PineForest', region: 'North Road', isTown: true };
    expect(markSvg(description)).toBe(markSvg(description));
  });

  it('follow the mark', () => {
    const drawn = MARKS.slice(2).map((mark) => markSvg({ id: 100_000_000, mark }));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('read whole words: a street is no tree, thunder is not under ground', () => {
    const plain = markSvg({ id: 100_000_000, isTown: true });
    expect(markSvg({ id: 100_000_000, isTown: true, region: 'Thunder Bend' })).toBe(plain);
    expect(markSvg({ id: 100_000_000, isTown: true, region: 'Office' })).toBe(plain);
  });

  it('show every room of the free market as a stall', () => {
    const room = markSvg({ id: 910_000_001, mark: 'PineForest' });
    expect(room).toContain('clip-path');
    expect(room).not.toBe(markSvg({ id: 910_000_023, mark: 'PineForest' }));
  });
});
