import { WzFileError } from './wz-file-fault';

/** How much of a file is looked at to tell what it is. */
const SNIFFED_BYTES = 1024;

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** The text of a file in the encoding that it names, UTF-8 by default. Refuses what is plainly no XML. */
export function fileText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new WzFileError({ code: 'empty' });
  const start = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES));
  if (start.startsWith('PKG1')) throw new WzFileError({ code: 'archive' });
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked === undefined && start.includes('\0')) throw new WzFileError({ code: 'binary' });
  const text = decoderFor(marked ?? declaredEncoding(start)).decode(bytes);
  if (text.trim() === '') throw new WzFileError({ code: 'empty' });
  if (/^\s*<(?:!doctype\s+)?html[\s>]/i.test(text)) throw new WzFileError({ code: 'html' });
  return text;
}

function declaredEncoding(start: string): string {
  return /^<\?xml[^>]*encoding=["'](?<encoding>[\w.-]+)["']/.exec(start)?.groups?.['encoding'] ?? 'utf-8';
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
