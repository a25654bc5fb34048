import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbsent, readSmallFile } from './read-small-file.js';

describe('a small file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-small-file-'));
  writeFileSync(join(folder, 'file'), 'content');
  symlinkSync(join(folder, 'file'), join(folder, 'link'));

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read within its bounds', async () => {
    expect((await readSmallFile(join(folder, 'file'), 7))?.toString()).toBe('content');
    expect(await readSmallFile(join(folder, 'file'), 6)).toBe('tooLarge');
  });

  it.each(['none', 'file/below', 'link', '.'])('is none at %j', async (name) => {
    expect(await readSmallFile(join(folder, name), 100)).toBeUndefined();
  });

  it('is not taken for absent where the system could not read it', async () => {
    for (const code of ['EMFILE', 'ENFILE', 'EIO']) {
      expect(isAbsent(Object.assign(new Error(code), { code }))).toBe(false);
    }
    await expect(readSmallFile(join(folder, '\0'), 100)).rejects.toThrow('null bytes');
  });
});
