import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { tarArchive, type TarEntry } from '../../../../test/portal/tar-archive.js';
import { ARCHIVE_LIMITS, packArchive, readArchive } from './archive-source.js';

const LIMITS = { ...ARCHIVE_LIMITS, fileBytes: 1_048_576, totalBytes: 2 * 1_048_576, entries: 20 };

const file = (name: string, more: Partial<TarEntry[0]> = {}): TarEntry => [{ name, ...more }, 'x'];

const read = async (archive: Buffer, limits = LIMITS) => readArchive(Readable.from([archive]), limits);

test('an archive is read as its folder would be, without what no release takes', async () => {
  const source = await read(
    await tarArchive([
      file('./package.json'),
      [{ name: 'dist', type: 'directory', pax: { size: '9' } }, ''],
      file('dist/static/a.js'),
      file('dist/static/a.js.br'),
      file('dist/@mf-types/a.d.ts'),
      file('src/i18n/pt-BR.json'),
      file('src/secret.ts'),
    ]),
  );
  expect(await source.listBuild()).toEqual(['dist/static/a.js']);
  expect((await source.read('src/i18n/pt-BR.json'))?.toString()).toBe('x');
  expect(await source.read('src/secret.ts')).toBeUndefined();
  const again = await read(await packArchive(source));
  expect(await again.listBuild()).toEqual(['dist/static/a.js']);
});

test.each<[string, TarEntry[], string]>([
  ['a path that leads out', [file('../secret')], 'cannot be part of an address'],
  ['a path that leads out of its folder', [file('dist/../../secret')], 'cannot be part of an address'],
  ['an absolute path', [file('/etc/passwd')], 'cannot be part of an address'],
  ['a hidden folder', [file('dist/.git/config')], 'cannot be part of an address'],
  ['a backslash', [file('dist\\..\\x.js')], 'cannot be part of an address'],
  ['a long path', [file(`dist/${'x'.repeat(300)}.js`)], 'cannot be part of an address'],
  [
    'a path of slashes',
    [file('dist/a.js', { pax: { path: `dist/a${'/'.repeat(500_000)}b` } })],
    'cannot be part of an address',
  ],
  [
    'a symbolic link',
    [[{ name: 'dist/a', type: 'symlink', linkname: '/etc/passwd' }, '']],
    'a symlink: a release',
  ],
  ['a hard link', [[{ name: 'dist/a', type: 'link', linkname: 'package.json' }, '']], 'a link: a release'],
  ['a device', [[{ name: 'dist/a', type: 'character-device' }, '']], 'a character-device: a release'],
  ['a pipe', [[{ name: 'dist/a', type: 'fifo' }, '']], 'a fifo: a release'],
  ['a file twice', [file('package.json'), file('./package.json')], 'has package.json twice'],
  ['a large file', [[{ name: 'dist/a.js' }, Buffer.alloc(1_048_577)]], 'dist/a.js, larger than 1 MiB'],
  [
    'a bomb',
    Array.from({ length: 3 }, (_, index): TarEntry => [
      { name: `dist/${index}.js` },
      Buffer.alloc(1_048_576),
    ]),
    'unpacks to more than 2 MiB',
  ],
  ['a negative size', [file('dist/a.js', { size: 1, pax: { size: '-512' } })], 'with a size that is none'],
  ['a size in words', [file('dist/a.js', { size: 1, pax: { size: 'x' } })], 'with a size that is none'],
  ['a file in a file', [file('dist/a'), file('dist/a/b.js')], 'dist/a/b.js inside of a file'],
  ['many files', Array.from({ length: 21 }, (_, index) => file(`x/${index}`)), 'more than 20 entries'],
  ['nothing of a remote', [file('readme.md')], 'no package.json, src/i18n and dist at its root'],
])('an archive with %s is refused', async (_, entries, message) => {
  await expect(read(await tarArchive(entries))).rejects.toThrow(message);
});

test('what is no archive, or half of one, or too much of it, is refused', async () => {
  await expect(read(Buffer.from('hello'))).rejects.toThrow('no whole .tar.gz: incorrect header check');
  const whole = await tarArchive([
    [{ name: 'dist/a.js' }, Buffer.from(Array.from({ length: 9000 }, (_, index) => index * 7))],
  ]);
  await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow('no whole .tar.gz: unexpected end');
  await expect(read(whole, { ...LIMITS, archiveBytes: 100 })).rejects.toThrow('The archive is larger than');
});

test('the rest of a refused archive can still be read: the next request of its connection is behind it', async () => {
  const source = new PassThrough();
  source.write(await tarArchive([file('../secret')]));
  await expect(readArchive(source)).rejects.toThrow('cannot be part of an address');
  expect(source.destroyed).toBe(false);
  await finished(source.resume().end('rest'));
});

test('an archive whose sender goes away is refused', async () => {
  const source = new PassThrough();
  source.write((await tarArchive([file('package.json')])).subarray(0, 20));
  setImmediate(() => source.destroy(new Error('aborted')));
  await expect(readArchive(source)).rejects.toThrow('no whole .tar.gz: aborted');
});
