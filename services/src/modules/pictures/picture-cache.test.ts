import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './picture-cache.js';

const HEADER = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const PNG = Buffer.concat([HEADER, Buffer.alloc(1000 - HEADER.length)]);

describe('kept pictures', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-pictures-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('gives back what was kept, after a restart too', async () => {
    await new PictureCache(folder, 10_000).keep({ kind: 'item', id: 7 }, PNG);
    expect(await new PictureCache(folder, 10_000).read({ kind: 'item', id: 7 })).toEqual(PNG);
    expect(await new PictureCache(folder, 10_000).read({ kind: 'npc', id: 7 })).toBeUndefined();
  });

  it('never counts more bytes than it may', async () => {
    const kept = new PictureCache(folder, 3500);
    for (let id = 1; id <= 9; id++) await kept.keep({ kind: 'item', id }, PNG);
    expect(kept.bytes).toBe(3000);
    expect(await kept.read({ kind: 'item', id: 1 })).toBeUndefined();
    expect(await kept.read({ kind: 'item', id: 9 })).toEqual(PNG);
  });

  it('drops what a smaller allowance has no room for, and halves of files', async () => {
    const before = new PictureCache(folder, 10_000);
    for (let id = 1; id <= 5; id++) await before.keep({ kind: 'map', id }, PNG);
    writeFileSync(join(folder, 'gone.part'), 'half');
    const after = new PictureCache(folder, 2000);
    await after.read({ kind: 'map', id: 1 });
    expect(after.bytes).toBe(2000);
    expect(readdirSync(folder)).not.toContain('gone.part');
  });

  it('counts the others where one file is gone when it is looked at', async () => {
    const before = new PictureCache(folder, 10_000);
    for (let id = 1; id <= 3; id++) await before.keep({ kind: 'map', id }, PNG);
    symlinkSync(join(folder, 'nowhere.png'), join(folder, 'map-4.png'));
    const after = new PictureCache(folder, 10_000);
    expect(await after.read({ kind: 'map', id: 4 })).toBeUndefined();
    expect(after.bytes).toBe(3000);
  });

  it('does not give back a file that somebody spoiled', async () => {
    const kept = new PictureCache(folder, 10_000);
    await kept.keep({ kind: 'item', id: 7 }, PNG);
    writeFileSync(join(folder, 'item-7.png'), 'not a picture');
    expect(await kept.read({ kind: 'item', id: 7 })).toBeUndefined();
  });

  it('keeps nothing where there cannot be a folder', async () => {
    const kept = new PictureCache('/dev/null/pictures', 10_000);
    await kept.keep({ kind: 'item', id: 7 }, PNG);
    expect(await kept.read({ kind: 'item', id: 7 })).toBeUndefined();
  });
});
