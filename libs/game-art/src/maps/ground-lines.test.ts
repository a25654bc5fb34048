import fc from 'fast-check';
import { groundLines, heightAt } from './ground-lines.js';

describe('lines of ground', () => {
  it('joins footholds that touch and leaves out what lies on a straight way', () => {
    const [line, ...others] = groundLines([
      [100, 0, 200, 50],
      [0, 0, 50, 0],
      [50, 0, 100, 0],
    ]);
    expect(others).toEqual([]);
    expect(line?.points).toEqual([
      [0, 0],
      [100, 0],
      [200, 50],
    ]);
  });

  it('steps up along walls, and leaves apart what a wall does not join', () => {
    const lines = groundLines([
      [0, 0, 100, 0],
      [100, 0, 100, -40],
      [100, -40, 100, -80],
      [100, -80, 200, -80],
      [300, -80, 400, -80],
    ]);
    expect(lines.map(({ left, right }) => [left, right])).toEqual([
      [300, 400],
      [0, 200],
    ]);
  });

  it('leaves out what reaches beyond the frame of any map, whatever numbers a file holds', () => {
    const lines = groundLines([
      [0, 0, 100, 0],
      [-2_147_483_648, 0, 2_147_483_647, 0],
      [0, 50, 1e41, 50],
      [-100, -1e41, 100, 1e41],
    ]);
    expect(lines.map(({ points }) => points)).toEqual([
      [
        [0, 0],
        [100, 0],
      ],
    ]);
  });

  it('takes the wide ground below everything for solid, and ledges for floating', () => {
    const lines = groundLines([
      [-900, 300, 900, 300],
      [-100, 0, 100, 0],
      [-900, -300, 900, -300],
    ]);
    expect(lines.map(({ bottom, isSolid }) => [bottom, isSolid])).toEqual([
      [-300, false],
      [0, false],
      [300, true],
    ]);
  });

  it('tells the height at a place, at the sides too', () => {
    const points = [
      [0, 0],
      [100, 50],
      [100, 200],
      [200, 200],
    ] as const;
    expect([0, 50, 150, 200, 999].map((x) => heightAt(points, x))).toEqual([0, 25, 200, 200, 200]);
  });

  it('takes footholds of any order and keeps every piece within what there was', () => {
    const coordinate = fc.integer({ min: -500, max: 500 });
    const foothold = fc.tuple(coordinate, coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(foothold, { maxLength: 40 }), (footholds) => {
        const floors = footholds.filter(([x1, , x2]) => x1 < x2);
        const places = new Set(floors.flatMap(([x1, y1, x2, y2]) => [`${x1},${y1}`, `${x2},${y2}`]));
        const lines = groundLines(footholds);
        for (const { points } of lines) {
          expect(points.length).toBeGreaterThan(1);
          for (const [x, y] of points) expect(places).toContain(`${x},${y}`);
        }
        expect(lines.length > 0).toBe(floors.length > 0);
      }),
    );
  });
});
