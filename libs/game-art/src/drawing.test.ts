import { drawItem } from './items/draw-item.js';
import { drawMinimap } from './maps/draw-map.js';
import { drawMapMark } from './marks/draw-map-mark.js';
import { drawMonster } from './monsters/draw-monster.js';
import { DEFAULT_LOOK } from '@portico/domain';
import { drawCharacter } from './people/draw-character.js';
import { drawNpc } from './people/draw-npc.js';

const map = drawMinimap({
  place: { id: 104010000, name: 'Crab Meadow', streetName: '', mapMark: '', isTown: true },
  geometry: {
    minimap: null,
    bounds: null,
    footholds: [
      [-900, 100, 900, 130],
      [-300, -200, 300, -200],
    ],
    ladders: [[-200, -200, 90, 1]],
    portals: [{ name: 'east00', type: 2, x: 850, y: 128, targetMapId: 104040000, targetName: 'west00' }],
  },
  life: [],
  sky: 'day',
});

const DRAWINGS = [
  ...(map === null ? [] : [map]),
  drawItem({ id: 1_302_000, name: 'Ferry Oar' }),
  drawItem({ id: 2_000_000, name: 'Red Potion' }),
  drawMonster({ id: 100_100, level: 20, isBoss: true, name: 'Wolf' }),
  drawMapMark({ id: 100_000_000, isTown: true }),
  drawNpc({ id: 1_012_000, name: 'Fenna', occupation: 'Bowyer' }),
  drawCharacter(DEFAULT_LOOK),
];

const BOX = { x: 10, y: 20, width: 64, height: 48 };

const idsOf = (markup: string) => Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
const idsMeantBy = (markup: string) =>
  Array.from(markup.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id);

describe('a drawing', () => {
  it('stands within another document as it stands alone, but for its ids', () => {
    for (const drawing of DRAWINGS) {
      const alone = drawing.toSvg();
      const nested = drawing.nestedIn(BOX, { ids: '' });
      expect(nested.slice(nested.indexOf('>'))).toBe(alone.slice(alone.indexOf('>')));
      const { width, height } = drawing;
      expect(nested).toMatch(
        `<svg x="10" y="20" width="64" height="48" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" overflow="visible" fill="none"`,
      );
    }
  });

  it('has ids of its own beside others, and means these alone', () => {
    const markup = DRAWINGS.map((drawing, index) => drawing.nestedIn(BOX, { ids: `d${index}-` }));
    const ids = idsOf(markup.join(''));
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of markup) {
      const own = idsOf(part);
      expect(idsMeantBy(part).filter((id) => !own.includes(id))).toEqual([]);
    }
  });

  it('fills its box with its middle where that is asked for', () => {
    const [drawing] = DRAWINGS;
    expect(drawing?.nestedIn(BOX, { ids: '', fit: 'slice' })).toContain(
      'preserveAspectRatio="xMidYMid slice"',
    );
  });
});
