import { execFileSync } from 'node:child_process';
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
    await expect(
      readWzFile(await file(wide), all, { limits: { ...WZ_LIMITS, maxBytes: 100 } }),
    ).rejects.toThrow('larger than 100');
  });

  const KOREAN = Buffer.from([0xb0, 0xa1, 0xb3, 0xaa, 0x8c, 0x63]); // 가나 and a syllable of code page 949 alone
  const named = (declaration: string, name: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`${declaration}<imgdir name="A.img"><string name="name" value="`),
      name,
      Buffer.from('"/></imgdir>'),
    ]);
  const nameIn = async (content: Buffer) => {
    const guesses: string[] = [];
    const root = await readWzFile(await file(content), all, { onGuess: (guess) => guesses.push(guess) });
    return [textOf(root, 'name'), guesses];
  };

  it('decodes what the declaration or the byte order mark says', async () => {
    const declared = '<?xml version="1.0" encoding="euc-kr"?>';
    expect(await nameIn(named(declared, KOREAN))).toEqual(['가나똠', []]);
    const text = '<imgdir name="A.img"><string name="name" value="가나"/></imgdir>';
    expect(await nameIn(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(['가나', []]);
    expect(await nameIn(Buffer.from(text))).toEqual(['가나', []]);
  });

  it('takes a file that declares nothing and is no UTF-8 for Korean, and says so', async () => {
    const late = Buffer.concat([Buffer.alloc(300_000, 'a'), KOREAN]);
    expect(await nameIn(named('', late))).toEqual([`${'a'.repeat(300_000)}가나똠`, ['EUC-KR']]);
  });

  it.each([
    [
      'other bytes than UTF-8 says',
      '<?xml version="1.0" encoding="UTF-8"?>',
      [0xb0, 0xa1],
      'is not UTF-8, which it says it is',
    ],
    [
      'a character cut off at the end',
      '<?xml version="1.0" encoding="UTF-8"?>',
      [0xea, 0xb0],
      'is not UTF-8',
    ],
    [
      'an encoding that no one knows',
      '<?xml version="1.0" encoding="klingon"?>',
      [0x61],
      'the unknown encoding klingon',
    ],
    ['bytes of no encoding', '', [0x41, 0xff, 0x41], 'neither UTF-8 nor EUC-KR'],
  ])('refuses %s', async (_, declaration, bytes, reason) => {
    const path = await file(named(declaration, Uint8Array.from(bytes)));
    await expect(readWzFile(path, all)).rejects.toThrow(reason);
  });

  it('refuses what is no file, at once', async () => {
    const pipe = join(folder, 'pipe.img.xml');
    execFileSync('mkfifo', [pipe]);
    await expect(readWzFile(pipe, all)).rejects.toThrow('is a named pipe, not a file');
    await expect(readWzFile(folder, all)).rejects.toThrow('is a folder, not a file');
    await expect(readWzFile('/dev/null', all)).rejects.toThrow('is a device, not a file');
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
