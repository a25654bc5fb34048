import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { writeBrotliFiles } from './brotli-files.mjs';

describe('writeBrotliFiles', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portico-brotli-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the smallest file that brotli can beside each text of a build', async () => {
    const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ index, square: index ** 2 })));
    mkdirSync(path.join(folder, 'static/js'), { recursive: true });
    writeFileSync(path.join(folder, 'static/js/shell.js'), text);
    await writeBrotliFiles(folder);
    const written = readFileSync(path.join(folder, 'static/js/shell.js.br'));
    expect(brotliDecompressSync(written).toString()).toBe(text);
    const nine = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    expect(written.length).toBeLessThan(nine.length);
  });

  it('leaves what no browser asks for alone', async () => {
    mkdirSync(path.join(folder, 'server'));
    writeFileSync(path.join(folder, 'server/texts.json'), JSON.stringify('word '.repeat(200)));
    await writeBrotliFiles(folder);
    expect(readdirSync(path.join(folder, 'server'))).toEqual(['texts.json']);
  });

  it('leaves pictures, fonts and what would grow alone', async () => {
    for (const name of ['font.woff2', 'mark.png']) writeFileSync(path.join(folder, name), 'a'.repeat(500));
    writeFileSync(path.join(folder, 'tiny.js'), '1');
    await writeBrotliFiles(folder);
    expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'mark.png', 'tiny.js']);
  });
});
