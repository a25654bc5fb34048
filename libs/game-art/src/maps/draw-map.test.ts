import { SaxesParser } from 'saxes';
import type { MapDrawing } from '@portico/domain';
import { drawMap, drawMinimap, type MapPicture } from './draw-map.js';

const mapSvg = (...description: Parameters<typeof drawMap>) => drawMap(...description)?.toSvg() ?? null;
const minimapSvg = (...description: Parameters<typeof drawMinimap>) =>
  drawMinimap(...description)?.toSvg() ?? null;

const GROUND: MapDrawing = {
  minimap: null,
  bounds: null,
  footholds: [
    [-900, 100, 0, 100],
    [0, 100, 900, 130],
    [-300, -200, 300, -200],
  ],
  ladders: [
    [-200, -200, 90, 1],
    [250, -200, 100, 0],
  ],
  portals: [
    { name: 'east00', type: 2, x: 850, y: 128, targetMapId: 104040000, targetName: 'west00' },
    { name: 'sp', type: 0, x: 0, y: 100, targetMapId: null, targetName: '' },
  ],
};

const MEADOW: MapPicture = {
  place: { id: 104010000, name: 'Crab Meadow', streetName: '', mapMark: '', isTown: false },
  geometry: GROUND,
  life: [
    {
      kind: 'monster',
      id: 100100,
      spots: [
        { x: 10, y: 100 },
        { x: 40, y: 100, hidden: true },
      ],
    },
  ],
  sky: 'day',
};

/** Parses the document strictly and counts its elements; throws if it is not well-formed. */
function elementsOf(markup: string | null): Map<string, number> {
  const counts = new Map<string, number>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(markup ?? '').close();
  return counts;
}

describe('drawing of a map', () => {
  it('is the same each time, and another for another map', () => {
    expect(mapSvg(MEADOW)).toBe(mapSvg(MEADOW));
    expect(mapSvg(MEADOW)).not.toBe(mapSvg({ ...MEADOW, place: { ...MEADOW.place, id: 104010001 } }));
  });

  it('is a well-formed document of the size of its frame, under either sky', () => {
    for (const sky of ['day', 'night'] as const) {
      for (const drawing of [mapSvg({ ...MEADOW, sky }), minimapSvg({ ...MEADOW, sky })]) {
        expect(elementsOf(drawing).get('svg')).toBe(1);
        expect(drawing).toMatch(/viewBox="0 0 1980 720"/);
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
    expect(mapSvg({ ...MEADOW, sky: 'night' })).not.toBe(mapSvg(MEADOW));
  });

  it('names where its portals lead and what stands where, without what is hidden', () => {
    const drawing = mapSvg(MEADOW) ?? '';
    expect(drawing.match(/class="portal"/g)).toHaveLength(1);
    expect(drawing).toContain('data-target="104040000"');
    expect(drawing).toContain('data-kind="monster" data-id="100100" d="M-6 100h32"');
  });

  it('looks like what the name of a place says', () => {
    const named = (name: string) => mapSvg({ ...MEADOW, place: { ...MEADOW.place, name } });
    const looks = ['Frozen Pass', 'Old Mine', 'Sunken Gate', 'Crab Woods', 'Market Hall'].map(named);
    expect(new Set(looks).size).toBe(looks.length);
    expect(mapSvg({ ...MEADOW, place: { ...MEADOW.place, isTown: true } })).toContain('id="house"');
    expect(mapSvg(MEADOW)).not.toContain('id="house"');
  });

  it('is translucent by fill and stroke alone: beyond its edge, the renderer of cards falls over layers', () => {
    for (const sky of ['day', 'night'] as const) {
      for (const name of ['Crab Meadow', 'Old Mine']) {
        const picture = { ...MEADOW, sky, place: { ...MEADOW.place, name } };
        expect(mapSvg(picture)).not.toContain(' opacity=');
        expect(minimapSvg(picture)).not.toContain(' opacity=');
      }
    }
  });

  it('is nothing where there is neither ground nor a door', () => {
    const empty = { ...GROUND, footholds: [], ladders: [], portals: [] };
    expect(mapSvg({ ...MEADOW, geometry: empty })).toBeNull();
    expect(minimapSvg({ ...MEADOW, geometry: empty })).toBeNull();
  });

  it('stays under 100 kB however large a map is', () => {
    const footholds = Array.from({ length: 12_000 }, (_, index): [number, number, number, number] => {
      const [x, y] = [(index % 300) * 70 - 10_000, Math.floor(index / 300) * 90 + (index % 7) * 9];
      return [x, y, x + 70, y + ((index * 31) % 40) - 20];
    });
    const spots = Array.from({ length: 5000 }, (_, index) => ({ x: index * 3, y: index % 900 }));
    const huge: MapPicture = {
      ...MEADOW,
      geometry: {
        ...GROUND,
        footholds,
        ladders: Array.from({ length: 5000 }, (_, index) => [index * 5, 0, 400, 1]),
        portals: Array.from({ length: 5000 }, (_, index) => ({
          name: '',
          type: 2,
          x: index * 7,
          y: 40,
          targetMapId: 104040000,
          targetName: '',
        })),
      },
      life: Array.from({ length: 200 }, (_, index) => ({ kind: 'monster', id: 100100 + index, spots })),
    };
    const drawing = mapSvg(huge) ?? '';
    expect(elementsOf(drawing).get('svg')).toBe(1);
    expect(Buffer.byteLength(drawing)).toBeLessThan(100_000);
    expect(Buffer.byteLength(minimapSvg(huge) ?? '')).toBeLessThan(100_000);
  });
});
