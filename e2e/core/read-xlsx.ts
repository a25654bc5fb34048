import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The first sheet of a spreadsheet as XML, read by another library than the one that wrote it. */
export function sheetOf(file: Buffer): string {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || file.readUInt32LE(end) !== END) throw new Error('not a zip file');
  let at = file.readUInt32LE(end + 16);
  while (file.readUInt32LE(at) === CENTRAL_ENTRY) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (name === 'xl/worksheets/sheet1.xml') return entryAt(file, at);
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error('no sheet in it');
}

function entryAt(file: Buffer, central: number): string {
  const isDeflated = file.readUInt16LE(central + 10) === 8;
  const length = file.readUInt32LE(central + 20);
  const local = file.readUInt32LE(central + 42);
  const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(begin, begin + length);
  return (isDeflated ? inflateRawSync(bytes) : bytes).toString('utf8');
}
