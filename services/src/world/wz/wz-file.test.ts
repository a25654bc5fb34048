import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseWzText, readWzFile, WZ_LIMITS } from './wz-file.js';
import { childOf, idFrom, numberFrom, textOf } from './wz-node.js';
import { node, value, wzDocument } from './wz-writer.js';

const all = () => true;
const parse = (text: string) => parseWzText(text, all);

describe('game file reader', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-wz-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const file = async (content: string | Buffer) => {
    const path = join(folder, 'file.img.xml');
    await writeFile(path, content);
    return path;
  };

  it('reads names, values and the tree, in chunks that cut characters', async () => {
    const name = '숫자 “1” & <more> 𝕏'.repeat(20_000);
    const path = await file(
      wzDocument('Mob.img', [node('100100', [value('name', name), value('level', 3)])]),
    );
    const entry = childOf(await readWzFile(path, all), '100100');
    expect(entry && textOf(entry, 'name')).toBe(name);
    expect(entry && childOf(entry, 'level')).toMatchObject({ tag: 'int', value: '3' });
  });

  it('accepts a byte order mark and blanks before the end of a tag', async () => {
    const path = await file(
      Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<imgdir name="A.img"><int name="x" value="1" /></imgdir >',
      ),
    );
    expect(childOf(await readWzFile(path, all), 'x')?.value).toBe('1');
  });

  it('keeps only what is selected and skips all below the rest', () => {
    const text = wzDocument('A.img', [
      node('walk', [node('info', [value('price', 9)])]),
      node('info', [value('price', 5), node('deep', [value('price', 7)])]),
    ]);
    const root = parseWzText(text, (path) => path.length === 0 || (path[0] === 'info' && path.length < 3));
    expect(root.children.map(({ name }) => name)).toEqual(['info']);
    expect(root.children[0]?.children.map(({ name, value: text_ }) => [name, text_])).toEqual([
      ['price', '5'],
      ['deep', undefined],
    ]);
  });

  it('never takes a repeated name further down for the child', () => {
    const root = parse(
      wzDocument('Eqp.img', [
        node('1022066', [node('1022066', [value('name', 'inner')]), value('name', 'outer')]),
      ]),
    );
    const entry = childOf(root, '1022066');
    expect(entry && textOf(entry, 'name')).toBe('outer');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><imgdir name="a"/>', 'document type'],
    [
      'an entity bomb',
      '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><imgdir name="a"><string name="&c;"/></imgdir>',
      'document type',
    ],
    [
      'an entity that reads a file',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><imgdir name="&b;"/>',
      'document type',
    ],
    ['an unknown entity', '<imgdir name="&b;"/>', 'malformed XML'],
    ['a tag that is never closed', '<imgdir name="a"><int name="x" value="1"/>', 'malformed XML'],
    ['a wrong closing tag', '<imgdir name="a"></string>', 'malformed XML'],
    ['text that is no XML', 'hello', 'malformed XML'],
    ['nothing', '', 'malformed XML'],
    ['another root', '<html/>', '<html>'],
  ])('refuses %s', (_, text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });

  it('refuses depth, nodes and bytes beyond the limits', async () => {
    const deep = '<imgdir name="a">'.repeat(100) + '</imgdir>'.repeat(100);
    expect(() => parse(deep)).toThrow('deeper than 64');
    const wide = `<imgdir name="a">${'<null name="x"/>'.repeat(50)}</imgdir>`;
    expect(() => parseWzText(wide, all, { ...WZ_LIMITS, maxNodes: 40 })).toThrow('more than 40 nodes');
    await expect(readWzFile(await file(wide), all, { ...WZ_LIMITS, maxBytes: 100 })).rejects.toThrow(
      'larger than 100',
    );
  });

  it('says that a file cannot be opened', async () => {
    await expect(readWzFile(join(folder, 'absent.img.xml'), all)).rejects.toThrow('ENOENT');
  });
});

describe('values of game files', () => {
  it('are numbers whatever way they are written', () => {
    expect(['7', ' 7 ', '0,3', '-1.5', '+2', '.5', '1.'].map(numberFrom)).toEqual([
      7, 7, 0.3, -1.5, 2, 0.5, 1,
    ]);
    expect(['', 'abc', '1e9', '0x10', '1,2,3', undefined].map(numberFrom)).toEqual(Array(6).fill(undefined));
  });

  it('are ids whatever their padding', () => {
    expect(['01402014', '01402014.img', '0', '5000000'].map(idFrom)).toEqual([1402014, 1402014, 0, 5000000]);
    expect(['info', '', '-1', '12a', '12345678901'].map(idFrom)).toEqual(Array(5).fill(undefined));
  });

  it('trims texts, takes Desc for desc, and an empty text for none', () => {
    const root = parse(
      wzDocument('A.img', [value('name', ' Mano '), value('Desc', 'A cave.'), value('func', '  ')]),
    );
    expect([textOf(root, 'name'), textOf(root, 'desc'), textOf(root, 'func'), textOf(root, 'h1')]).toEqual([
      'Mano',
      'A cave.',
      undefined,
      undefined,
    ]);
  });
});
