import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { brotliBytes, compressFiles } from './release-files.js';

const code = Buffer.from('export const wave = 1;\n'.repeat(50));
const FILES = new Map([
  ['main.js', code],
  ['server/remote.cjs', code],
  ['sea.png', code],
]);

describe('brotli files of a release', () => {
  it('are made of what browsers get, and counted without the rest', async () => {
    const { files, described } = await compressFiles(FILES, async () => undefined);
    expect([...files.keys()]).toEqual(['main.js', 'server/remote.cjs', 'sea.png', 'main.js.br']);
    const brotli = described['main.js']?.brotli ?? 0;
    expect([brotli < code.length, brotliBytes(described)]).toEqual([true, brotli + code.length]);
  });

  it('are those of the release before where nothing changed, unless they do not unpack to it', async () => {
    const kept = brotliCompressSync(code);
    const asked: string[] = [];
    const compressBeside = async (before: Buffer) => {
      const { files } = await compressFiles(FILES, async (path, sha256) => {
        asked.push(path);
        return sha256 === hashOf(code) ? before : undefined;
      });
      return files.get('main.js.br');
    };
    expect(await compressBeside(kept)).toBe(kept);
    for (const changed of [Buffer.from('no brotli'), brotliCompressSync('another file')])
      expect(await compressBeside(changed)).not.toBe(changed);
    expect(new Set(asked)).toEqual(new Set(['main.js']));
  });

  it('are read two at a time, so that a release of many files does not take the memory of all of them', async () => {
    let running = 0;
    let most = 0;
    const names = Array.from({ length: 8 }, (_, index) => `${index}.js`);
    await compressFiles(new Map(names.map((name) => [name, code])), async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      return undefined;
    });
    expect(most).toBe(2);
  });
});
