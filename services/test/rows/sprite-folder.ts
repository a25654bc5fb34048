import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';

type Color = readonly [red: number, green: number, blue: number];

/** A picture of one color. */
export function plainPng(width: number, height: number, [red, green, blue]: Color): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([red, green, blue, 255], at);
  return PNG.sync.write(png);
}

export function writeAt(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

interface CanvasPoints {
  size: readonly [width: number, height: number];
  origin: readonly [x: number, y: number];
  map?: Readonly<Record<string, readonly [x: number, y: number]>>;
  z: string;
}

/** A canvas of a game file. */
export function canvas(name: string, { size, origin, map = {}, z }: CanvasPoints): string {
  const vectors = Object.entries(map).map(([point, [x, y]]) => `<vector name="${point}" x="${x}" y="${y}"/>`);
  return `<canvas name="${name}" width="${size[0]}" height="${size[1]}">
    <vector name="origin" x="${origin[0]}" y="${origin[1]}"/><imgdir name="map">${vectors.join('')}</imgdir>
    <string name="z" value="${z}"/></canvas>`;
}

export function directory(name: string, ...inside: readonly string[]): string {
  return `<imgdir name="${name}">${inside.join('\n')}</imgdir>`;
}

export function spriteFile(id: string, vslot: string, ...inside: readonly string[]): string {
  const info = directory('info', `<string name="vslot" value="${vslot}"/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${directory(`${id}.img`, info, ...inside)}`;
}

const BODY = spriteFile(
  '00002000',
  'Bd',
  directory(
    'stand1',
    directory(
      '0',
      canvas('body', {
        size: [20, 30],
        origin: [10, 30],
        map: { neck: [0, -30], navel: [0, -15] },
        z: 'body',
      }),
      '<int name="delay" value="500"/>',
    ),
  ),
);

const HEAD = spriteFile(
  '00012000',
  'Hd',
  directory(
    'front',
    canvas('head', { size: [30, 30], origin: [15, 15], map: { neck: [0, 15], brow: [0, 0] }, z: 'head' }),
  ),
  directory('stand1', directory('0', '<uol name="head" value="../../front/head"/>')),
);

const COAT = spriteFile(
  '01040002',
  'Ma',
  directory(
    'stand1',
    directory(
      '0',
      canvas('mail', { size: [20, 12], origin: [10, 6], map: { navel: [0, 0] }, z: 'mailChest' }),
      canvas('mailArm', { size: [4, 10], origin: [0, 0], map: { navel: [8, 0] }, z: 'mailArm' }),
    ),
  ),
);

/** A body, a head and a coat; one part has no picture. The pictures are in both layouts of the export tools. */
export const SMALL_SPRITES: Readonly<Record<string, string | Buffer>> = {
  'Character.wz/00002000.img.xml': BODY,
  'Character.wz/00012000.img.xml': HEAD,
  'Character.wz/Coat/01040002.img.xml': COAT,
  'Character.wz/00002000.img/stand1.0.body.png': plainPng(20, 30, [240, 200, 160]),
  'Character.wz/00012000.IMG/front/head.PNG': plainPng(30, 30, [250, 210, 170]),
  'Character.wz/Coat/01040002.img/stand1/0/mail.png': plainPng(20, 12, [30, 60, 200]),
};
