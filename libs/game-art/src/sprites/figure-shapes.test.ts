import fc from 'fast-check';
import { oval, part, stain, stroke } from '../svg-elements.js';
import { boundsOfShapes, markupOf, shapesOf, warpShapes } from './figure-shapes.js';
import { parsePath, type Warp } from './path-points.js';

const boundsOf = (markup: string) => boundsOfShapes(shapesOf(markup), 2);

/** Bounds after conversion to markup and back. */
const boundsWarped = (markup: string, warp: Warp) => boundsOf(markupOf(warpShapes(shapesOf(markup), warp)));

describe('shapes of a figure', () => {
  it('bounds curves, arcs and outlines, and leaves out controls that curves do not reach', () => {
    expect(boundsOf(stain('#fff', 'M0 0Q10 20 20 0z'))).toEqual({
      left: 0,
      top: 0,
      right: 20,
      bottom: 10,
    });
    expect(boundsOf(part('#fff', oval(10, 10, 4, 2)))).toEqual({
      left: 5,
      top: 7,
      right: 15,
      bottom: 13,
    });
    expect(boundsOf(stroke('#fff', 6, 'M0 0h10'))).toEqual({
      left: -3,
      top: -3,
      right: 13,
      bottom: 3,
    });
    expect(boundsOf('')).toBeUndefined();
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
        const bounds = boundsWarped(markup, (point) => point);
        const moved = boundsWarped(markup, (point) => ({ x: point.x + x, y: point.y + y }));
        expect(moved?.left).toBeCloseTo((bounds?.left ?? Number.NaN) + x, 6);
        expect(moved?.bottom).toBeCloseTo((bounds?.bottom ?? Number.NaN) + y, 6);
      }),
    );
  });
});
