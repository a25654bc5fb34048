import fc from 'fast-check';
import { oval, part, stain, stroke } from '../shapes.js';
import { boundsOfMarkup, warpMarkup } from './markup-points.js';
import { parsePath } from './path-points.js';

const still = <T>(point: T): T => point;

describe('points of markup', () => {
  it('bounds curves, arcs and outlines, and leaves out controls that curves do not reach', () => {
    expect(boundsOfMarkup(stain('#fff', 'M0 0Q10 20 20 0z'), 2)).toEqual({
      left: 0,
      top: 0,
      right: 20,
      bottom: 10,
    });
    expect(boundsOfMarkup(part('#fff', oval(10, 10, 4, 2)), 2)).toEqual({
      left: 5,
      top: 7,
      right: 15,
      bottom: 13,
    });
    expect(boundsOfMarkup(stroke('#fff', 6, 'M0 0h10'), 2)).toEqual({
      left: -3,
      top: -3,
      right: 13,
      bottom: 3,
    });
    expect(boundsOfMarkup('', 2)).toBeUndefined();
  });

  it('reads every command, relative and absolute, with numbers run together', () => {
    const ends = parsePath('M1 1l2-1h3v4H2V.5q1 1 2 0t2 0c1 1 2 1 3 0s2 1 3 0z').map(({ points }) =>
      points.at(-1),
    );
    expect(ends).toEqual([
      { x: 1, y: 1 },
      { x: 3, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 4 },
      { x: 2, y: 4 },
      { x: 2, y: 0.5 },
      { x: 4, y: 0.5 },
      { x: 6, y: 0.5 },
      { x: 9, y: 0.5 },
      { x: 12, y: 0.5 },
      undefined,
    ]);
  });

  it('moves bounds as it moves points', () => {
    const coordinate = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const markup = part('#fff', 'M0 0c4-8 8 8 12 0l3 5q-4 6-9 0z');
        const bounds = boundsOfMarkup(warpMarkup(markup, still), 2);
        const moved = boundsOfMarkup(
          warpMarkup(markup, (point) => ({ x: point.x + x, y: point.y + y })),
          2,
        );
        expect(moved?.left).toBeCloseTo((bounds?.left ?? Number.NaN) + x, 6);
        expect(moved?.bottom).toBeCloseTo((bounds?.bottom ?? Number.NaN) + y, 6);
      }),
    );
  });
});
