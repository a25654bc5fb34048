import type { MapDrawing } from '@portico/domain';
import { mapFrame } from './map-frame.js';

const WIDE: MapDrawing = {
  minimap: null,
  bounds: null,
  footholds: [[-1000, 0, 1000, 0]],
  ladders: [[0, -400, 0, 1]],
  portals: [],
};

describe('the part of a map that is shown', () => {
  it('is the ground with air around it', () => {
    expect(mapFrame(WIDE)).toEqual({ left: -1090, top: -660, width: 2180, height: 790 });
  });

  it('ends where the camera does', () => {
    expect(mapFrame({ ...WIDE, bounds: [-950, -500, 940, 60] })).toEqual({
      left: -950,
      top: -500,
      width: 1890,
      height: 560,
    });
    const minimap = {
      canvasWidth: 1,
      canvasHeight: 1,
      width: 2000,
      height: 700,
      centerX: 1000,
      centerY: 600,
      mag: 4,
    };
    expect(mapFrame({ ...WIDE, minimap })).toEqual({ left: -1000, top: -600, width: 2000, height: 700 });
  });

  it('does not believe a camera that misses most of the ground', () => {
    expect(mapFrame({ ...WIDE, bounds: [5000, 5000, 6000, 6000] })).toEqual(mapFrame(WIDE));
    expect(mapFrame({ ...WIDE, bounds: [-1090, -660, -900, 130] })).toEqual(mapFrame(WIDE));
  });

  it('leaves out invisible walls and places out of this world', () => {
    const footholds = [...WIDE.footholds, [1000, -9000, 1000, 0] as const, [0, 0, 2e9, 0] as const];
    expect(mapFrame({ ...WIDE, footholds })).toEqual(mapFrame(WIDE));
  });

  it('is large enough for a single step, and follows doors where there is no ground', () => {
    const tiny = mapFrame({ ...WIDE, footholds: [[0, 0, 10, 0]], ladders: [] });
    expect(tiny).toEqual({ left: -331, top: -260, width: 672, height: 390 });
    const door = { name: '', type: 2, x: 0, y: 0, targetMapId: null, targetName: '' };
    expect(mapFrame({ ...WIDE, footholds: [], ladders: [], portals: [door] })?.width).toBe(672);
    expect(mapFrame({ ...WIDE, footholds: [], ladders: [] })).toBeNull();
  });
});
