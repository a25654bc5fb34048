import { node, picture, value, wzDocument } from '../../src/catalog/wz/wz-writer.js';
import type { WzValue } from '../../src/catalog/wz/wz-writer.js';
import { entry, list } from './wz-entries.js';

const NO_MAP = 999_999_999;

const map = (id: number, info: Readonly<Record<string, string | number>>, ...parts: WzValue[]) => {
  const name = String(id).padStart(9, '0');
  const document = wzDocument(`${name}.img`, [
    entry('info', { version: 10, ...info }),
    // Layers and backgrounds are most of a real file, and the import ignores them.
    node('back', [entry(0, { x: 1, y: 2 })]),
    node('0', [node('tile', [entry(0, { x: 1, y: 2 })])]),
    ...parts,
  ]);
  return [`Map.wz/Map/Map${name.slice(0, 1)}/${name}`, document] as const;
};

const spot = (
  type: 'm' | 'n',
  id: string,
  x: number,
  y: number,
  more: Record<string, string | number> = {},
) => ({
  type,
  id,
  x,
  y,
  fh: 1,
  hide: 0,
  ...more,
});

/** Maps with the oddities of real files, by path without extension. */
export const SMALL_MAPS = Object.fromEntries([
  map(
    100000000,
    {
      town: '1',
      returnMap: 100000000,
      forcedReturn: NO_MAP,
      fieldLimit: 0,
      mapMark: 'Green',
      mobRate: '1,5',
    },
    list('life', [spot('n', '1012000', 149, 267), spot('n', '9000068', 5, 6, { hide: 1 })]),
    list('portal', [
      { pn: 'sp', pt: 0, x: 10, y: 20, tm: NO_MAP, tn: '' },
      { pn: 'out', pt: 2, x: 90, y: 20, tm: 104040000, tn: 'in' },
    ]),
    node('foothold', [
      node('0', [
        node('3', [
          entry(1, { x1: -10, y1: 0, x2: 90, y2: 0, prev: 0, next: 2 }),
          entry(2, { x1: 90, y1: 0, x2: 90, y2: 60, prev: 1, next: 0 }),
        ]),
      ]),
    ]),
    list('ladderRope', [{ l: 1, uf: 1, x: 40, y1: -100, y2: -10, page: 2 }]),
    node('miniMap', [
      picture('canvas', 465, 86),
      value('width', 7440),
      value('height', 1376),
      value('centerX', 100),
      value('centerY', 200),
      value('mag', 4),
    ]),
  ),
  map(
    104040000,
    { town: 0, returnMap: 100000000, mapMark: 'None' },
    list('life', [
      spot('m', '0130101', 1, 2),
      spot('n', '9000069', 9, 9, { limitedname: 'harvest' }),
      spot('m', '0120100', 3, 4, { mobTime: -1 }),
      spot('m', '0130101', 5, 6, { mobTime: 30 }),
    ]),
    list('reactor', [{ id: '0002001', x: 7, y: 8, reactorTime: 5, f: 0, name: '' }]),
    node('miniMap', [picture('canvas', 144, 114), value('mag', 4)]),
  ),
  // The game ignores content of a linked map.
  map(
    100020101,
    { link: '104040000', fieldLimit: 262216, returnMap: NO_MAP },
    list('life', [spot('m', '0100100', 0, 0)]),
  ),
  map(100020102, { link: '100029999' }),
  map(100020103, { link: '100020104' }),
  map(100020104, { link: '100020103' }),
  map(610030100, {}, list('reactor', [{ id: '6102001', x: 0, y: 0, reactorTime: 0 }])),
  map(1020, {}, list('reactor', [{ id: '9999', x: 0, y: 0, reactorTime: 0 }])),
]);
