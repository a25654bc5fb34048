import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpriteCategory, spriteName } from '@portico/avatar';
import { readWzFile } from '../../../../catalog/index.js';
import { canvas, directory, spriteFile, writeAt } from '../../../../../test/rows/sprite-folder.js';
import { writeSpriteFile } from '../write-sprite-file.js';
import { readSpriteSet } from './read-sprite-set.js';

const plain = (name: string, z = 'hair') =>
  canvas(name, { size: [4, 5], origin: [1, 2], map: { brow: [3, -4] }, z });
const uol = (name: string, path: string) => `<uol name="${name}" value="${path}"/>`;

describe('a sprite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-sprite-file-'));

  afterAll(() => rmSync(folder, { recursive: true }));

  const readText = async (category: SpriteCategory, id: number, text: string) => {
    writeAt(folder, { 'file.img.xml': text });
    return readSpriteSet(await readWzFile(join(folder, 'file.img.xml'), () => true), { category, id });
  };
  const read = (category: SpriteCategory, id: number, ...inside: string[]) =>
    readText(category, id, spriteFile(spriteName(id), 'H1H2', ...inside));

  it('gives a part its picture, size, origin, anchors and layer', async () => {
    const set = await read('Hair', 30_000, directory('default', plain('hair')));
    expect(set).toEqual({
      category: 'Hair',
      id: 30_000,
      scale: 1,
      slots: 'H1H2',
      frames: {
        default: [
          {
            delay: 0,
            showsFace: true,
            parts: [
              {
                image: 'default.hair',
                width: 4,
                height: 5,
                origin: { x: 1, y: 2 },
                anchors: { brow: { x: 3, y: -4 } },
                layer: 'hair',
              },
            ],
          },
        ],
      },
    });
  });

  it('follows links to their picture, over several steps, and leaves out those that lead nowhere', async () => {
    const set = await read(
      'Weapon',
      1_302_000,
      directory(
        'stand1',
        directory('0', plain('weapon')),
        directory(
          '1',
          uol('weapon', '../0/weapon'),
          uol('gone', '../../../../x'),
          uol('lost', '../7/weapon'),
        ),
        directory('2', uol('weapon', '../1/weapon')),
        uol('3', '0'),
        directory('4', uol('weapon', '../5/weapon')),
        directory('5', uol('weapon', '../4/weapon')),
      ),
    );
    const images = set.frames.stand1?.map(({ parts }) => parts.map(({ image }) => image));
    const [first] = [['stand1.0.weapon']];
    expect(images).toEqual([first, first, first, first, [], []]);
  });

  it('says once what is worn in the same way in every pose, and apart what is not', async () => {
    const hair = uol('hair', '../../default/hair');
    const set = await read(
      'Hair',
      30_000,
      directory('default', plain('hair'), plain('hairOverHead')),
      directory('stand1', directory('0', hair, uol('hairOverHead', '../../default/hairOverHead'))),
      directory('sit', directory('0', hair)),
    );
    expect(Object.keys(set.frames)).toEqual(['sit', 'default']);
    expect(set.frames.sit?.[0]?.parts.map(({ image }) => image)).toEqual(['default.hair']);
  });

  it('takes the shade of the first skin for all that have none of their own', async () => {
    const shades = directory('hairShade', plain('0'), uol('1', '0'), plain('2'), uol('9', '2'));
    const set = await read('Hair', 30_000, directory('default', shades));
    const parts = set.frames.default?.[0]?.parts.map(({ image, skins }) => [image, skins]);
    expect(parts).toEqual([
      ['default.hairShade.0', [0, 1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15]],
      ['default.hairShade.2', [2]],
      ['default.hairShade.2', [9]],
    ]);
    const alike = await read(
      'Hair',
      30_000,
      directory('default', directory('hairShade', plain('0'), uol('1', '0'))),
    );
    expect(alike.frames.default?.[0]?.parts[0]).not.toHaveProperty('skins');
  });

  it('knows a cash weapon by what it covers', async () => {
    const frames = (name: string) => directory(name, directory('stand1', directory('0', plain('weapon'))));
    const set = await read(
      'Weapon',
      1_702_000,
      frames('30'),
      frames('45'),
      directory('46', uol('stand1', '../30/stand1')),
    );
    expect(Object.keys(set.variants ?? {})).toEqual(['sword', 'bow', 'crossbow']);
    expect(set.variants?.bow?.stand1?.[0]?.parts[0]?.image).toBe('45.stand1.0.weapon');
    expect(set.variants?.crossbow?.stand1?.[0]?.parts[0]?.image).toBe('30.stand1.0.weapon');
    expect(set.frames).toEqual({});
  });

  it('reads the way a weapon is held, delays and faces that turn away, and passes over odd numbers', async () => {
    const info = directory('info', '<int name="stand" value="2"/>', '<int name="walk" value="7"/>');
    const body = directory('sit', directory('0', plain('body'), '<int name="delay" value="-180"/>'));
    const back = directory(
      'stand1',
      directory('0', plain('body'), '<short name="face" value="0"/>', '<int name="delay" value="99999999"/>'),
    );
    const set = await readText('Body', 2000, directory('00002000.img', info, body, back));
    expect([set.stand, set.walk, set.slots]).toEqual([2, undefined, '']);
    expect(set.frames.sit?.[0]).toMatchObject({ delay: 180, showsFace: true });
    expect(set.frames.stand1?.[0]).toMatchObject({ delay: 60_000, showsFace: false });
  });

  it('keeps a picture without points or with points that are none, and leaves out one beyond all bounds', async () => {
    const odd = '<canvas name="a" width="3" height="3"><vector name="origin" x="NaN" y="1e9"/></canvas>';
    const far = canvas('b', {
      size: [3, 3],
      origin: [5000, 0],
      map: { 정수리: [1, 1], brow: [9999, 0] },
      z: 'x',
    });
    const huge = canvas('c', { size: [10_000, 10_000], origin: [0, 0], z: 'hair' });
    const set = await read('Hair', 30_000, directory('default', odd, far, huge));
    const none = { x: 0, y: 0 };
    expect(set.frames.default?.[0]?.parts).toEqual([
      { image: 'default.a', width: 3, height: 3, origin: none, anchors: {}, layer: '' },
      {
        image: 'default.b',
        width: 3,
        height: 3,
        origin: none,
        anchors: { 정수리: { x: 1, y: 1 } },
        layer: 'x',
      },
    ]);
  });

  it('reads the closing eyes of a face and its one face at rest', async () => {
    const set = await read(
      'Face',
      20_000,
      directory('default', plain('face')),
      directory('blink', directory('0', plain('face')), directory('1', plain('face'))),
      directory('hit', directory('0', plain('face'))),
    );
    expect(Object.entries(set.frames).map(([name, frames]) => [name, frames.length])).toEqual([
      ['default', 1],
      ['blink', 2],
    ]);
  });

  it('is refused where its links lead round and round', async () => {
    const round = (index: number) =>
      uol(
        `to${index}`,
        Array(20)
          .fill(`to${index - 1}`)
          .join('/'),
      );
    const links = [uol('to0', 'x/..'), ...[1, 2, 3, 4, 5, 6].map(round)];
    const frame = directory('stand1', directory('0', uol('mail', '../../to6')));
    await expect(read('Coat', 1_040_002, ...links, frame)).rejects.toThrow('takes too many steps to read');
  });

  it('is refused where a small file names the same parts again and again', async () => {
    const parts = Array.from({ length: 30 }, (_, index) => plain(`part${index}`));
    const again = Array.from({ length: 30 }, (_, index) => uol(String(index + 1), '0'));
    const actions = ['stand1', 'walk1', 'alert', 'sit', 'jump'].map((name) =>
      directory(name, directory('0', ...parts), ...again),
    );
    await expect(read('Coat', 1_040_002, ...actions)).rejects.toThrow('has more than 4000 parts');
  });

  it('is read at once however much lies beside its parts', async () => {
    const beside = Array.from({ length: 15_000 }, (_, index) => `<int name="n${index}"/>`);
    const start = performance.now();
    const set = await read(
      'Coat',
      1_040_002,
      directory('stand1', directory('0', ...beside, plain('mail')), directory('1', plain('mail'))),
    );
    expect(performance.now() - start).toBeLessThan(2000);
    expect(set.frames.stand1?.map(({ parts }) => parts.length)).toEqual([1, 1]);
  });

  it('is read at once where it names a wide action again and again', async () => {
    const beside = Array.from({ length: 20_000 }, () => '<int name="n"/>');
    const wide = directory('stand1', directory('0', plain('weapon')), ...beside);
    const linked = ['walk1', 'alert', 'sit', 'jump'].map((name) => uol(name, 'stand1'));
    const again = Array.from({ length: 1000 }, () => directory('30'));
    const start = performance.now();
    const set = await read('Weapon', 1_702_000, directory('30', wide, ...linked), ...again);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(Object.keys(set.variants?.sword ?? {})).toEqual(['stand1', 'walk1', 'alert', 'sit', 'jump']);
  });

  it('is the same set when it is written and read again', async () => {
    const shades = directory('hairShade', plain('0'), plain('3'));
    const hair = await read(
      'Hair',
      30_000,
      directory('default', plain('hair'), shades),
      directory('sit', directory('0', uol('hairShade', '../../default/hairShade'))),
    );
    const frames = directory(
      'stand1',
      directory('0', plain('weapon')),
      directory('1', uol('weapon', '../0/weapon')),
    );
    const weapon = await read('Weapon', 1_702_000, directory('30', frames), directory('40', frames));
    for (const set of [hair, weapon]) {
      expect(await readText(set.category, set.id, writeSpriteFile(set))).toEqual(set);
    }
  });
});
