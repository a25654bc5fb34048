import type { MapDrawing } from '@portico/domain';
import { packMapDrawing, unpackDoors, unpackMapDrawing } from './map-drawing.js';

const PORTALS = [{ name: 'east00', type: 2, x: 900, y: 4, targetMapId: 7, targetName: 'west00' }];
const GROUND: MapDrawing = {
  portals: PORTALS,
  ladders: [[3, 0, 90, 1]],
  footholds: [[-1000, 0, 1000, 0]],
  bounds: [-1500, -900, 1500, 300],
  minimap: {
    canvasWidth: 90,
    canvasHeight: 40,
    width: 2400,
    height: 900,
    centerX: 1100,
    centerY: 400,
    mag: 4,
  },
};

describe('a packed drawing', () => {
  it('is whole again, whatever the order of its parts', () => {
    expect(unpackMapDrawing(packMapDrawing(GROUND))).toEqual(GROUND);
  });

  it('tells portals and ends without the ground: those of the minimap, else of the camera', () => {
    expect(unpackDoors(packMapDrawing(GROUND))).toEqual({ portals: PORTALS, edges: [-1100, 1300] });
    const withoutMinimap = packMapDrawing({ ...GROUND, minimap: null });
    expect(unpackDoors(withoutMinimap).edges).toEqual([-1500, 1500]);
    expect(unpackDoors(packMapDrawing({ ...GROUND, minimap: null, bounds: null })).edges).toBeNull();
  });
});
