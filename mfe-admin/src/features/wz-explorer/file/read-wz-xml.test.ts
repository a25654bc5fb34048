/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { fileText, readWzXml, xmlBytesOf } from './read-wz-xml';
import {
  childrenOf,
  MAX_FILE_BYTES,
  MAX_NODES,
  pathOf,
  visibleNodes,
  WzFileError,
  type WzFileFault,
} from './wz-file';

const CAP = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<imgdir name="01009999.img">
  <imgdir name="info"><string name="vslot" value="CpH1"/><int name="cash" value="0"/></imgdir>
  <imgdir name="default">
    <canvas name="default" width="30" height="22" basedata="iVBORw0="><vector name="origin" x="15" y="-3"/></canvas>
    <uol name="again" value="../info"/>
  </imgdir>
</imgdir>`;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function faultOf(read: () => unknown): Promise<WzFileFault | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (error instanceof WzFileError) return error.fault;
    throw error;
  }
}

describe('an exported file', () => {
  const tree = readWzXml(CAP);
  const at = (name: string) => tree.names.indexOf(name);

  it('is a tree with names, kinds and values', () => {
    expect(tree.names).toEqual([
      '01009999.img',
      'info',
      'vslot',
      'cash',
      'default',
      'default',
      'origin',
      'again',
    ]);
    expect(tree.kinds[at('origin')]).toBe('vector');
    expect(tree.values).toEqual(['', '', 'CpH1', '0', '', '30 × 22', '15, -3', '../info']);
    expect([...tree.depths]).toEqual([0, 1, 2, 2, 1, 2, 3, 2]);
    expect([...tree.positions]).toEqual([1, 1, 1, 2, 2, 1, 1, 2]);
    expect([...tree.pictures]).toEqual([[5, 'iVBORw0=']]);
    expect(pathOf(tree, at('origin'))).toBe('01009999.img/default/default/origin');
    expect(childrenOf(tree, 0)).toEqual([1, 4]);
  });

  it('shows what is below open nodes alone', () => {
    expect(visibleNodes(tree, new Set())).toEqual([0]);
    expect(visibleNodes(tree, new Set([0, 4]))).toEqual([0, 1, 4, 5, 7]);
    // Children of a closed node stay hidden, even if they are open.
    expect(visibleNodes(tree, new Set([1]))).toEqual([0]);
  });

  it.each([
    ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><imgdir name="a">&b;</imgdir>', { code: 'doctype' }],
    ['another XML', '<svg xmlns="a"/>', { code: 'otherRoot', root: 'svg' }],
    ['a page', '<!doctype html><html></html>', { code: 'html' }],
    ['blanks alone', ' \n ', { code: 'empty' }],
    ['depth', '<a name="a">'.repeat(65), { code: 'tooDeep', limit: 64 }],
    ['many nodes', `<a name="a">${'<b/>'.repeat(MAX_NODES)}</a>`, { code: 'tooManyNodes', limit: MAX_NODES }],
    ['what is cut off', '<a name="a"><b/>', { code: 'malformed', line: 1, reason: 'unclosed tag: a' }],
    ['no XML', 'hello', { code: 'malformed', line: 1 }],
  ])('is refused for %s', async (_what, text, fault) => {
    expect(await faultOf(() => readWzXml(fileText(bytesOf(text))))).toMatchObject(fault);
  });

  it('that bombs is refused within a second', async () => {
    const laughs = Array.from(
      { length: 40 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE l [<!ENTITY l0 "ha">${laughs.join('')}]><imgdir name="a">&l40;</imgdir>`;
    const start = performance.now();
    expect(await faultOf(() => readWzXml(bomb))).toEqual({ code: 'doctype' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('has the encoding that it names, or its mark', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a name="\u00e9"/>', 'latin1');
    expect(readWzXml(fileText(latin)).names).toEqual(['\u00e9']);
    const marked = Buffer.from('\uFEFF<a name="\u30e1\u30eb"/>', 'utf16le');
    expect(readWzXml(fileText(marked)).names).toEqual(['\u30e1\u30eb']);
  });
});

describe('the bytes of a file', () => {
  it.each([
    ['an archive of the game', [0x50, 0x4b, 0x47, 0x31, 0, 0], { code: 'archive' }],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0], { code: 'binary' }],
    ['nothing', [], { code: 'empty' }],
  ])('are refused where they are %s', async (_what, bytes, fault) => {
    expect(await faultOf(() => fileText(Uint8Array.from(bytes)))).toEqual(fault);
  });

  it('are unpacked where they are packed, whatever the name says', async () => {
    const packed = Uint8Array.from(gzipSync(CAP));
    for (const name of ['cap.xml.gz', 'cap.xml']) {
      expect(fileText(await xmlBytesOf(packed, name))).toBe(CAP);
    }
  });

  it('cannot be unpacked where they are cut off, or no archive at all', async () => {
    const cut = Uint8Array.from(gzipSync(CAP)).slice(0, 60);
    expect(await faultOf(() => xmlBytesOf(cut, 'cap.xml.gz'))).toEqual({ code: 'inflate' });
    expect(await faultOf(() => xmlBytesOf(bytesOf(CAP), 'cap.xml.GZ'))).toEqual({ code: 'inflate' });
  });

  it('stop where more comes out than a file may have', async () => {
    const bomb = Uint8Array.from(gzipSync(new Uint8Array(MAX_FILE_BYTES + 1)));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await faultOf(() => xmlBytesOf(bomb, 'bomb.gz'))).toMatchObject({ code: 'tooLargeInflated' });
    const large = new Uint8Array(MAX_FILE_BYTES + 1);
    expect(await faultOf(() => xmlBytesOf(large, 'large.xml'))).toMatchObject({ code: 'tooLarge' });
  });
});
