import type { FileHandle } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import { readPieces, WzFileError } from './wz-open.js';

/** Korean exports of the game's files; all of code page 949, which has more syllables than plain EUC-KR. */
const KOREAN = 'euc-kr';

/** An XML declaration is far shorter. */
const HEAD_BYTES = 512;

const DECLARATION = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/;

/** `iconv-lite` writes this for invalid bytes; valid text of these encodings never contains it. */
const REPLACEMENT = '\ufffd';

/** Decodes a file in pieces; throws `WzFileError` for invalid bytes instead of replacing them. */
export interface StrictDecoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** The decoder of a file, by byte order mark or XML declaration; without both UTF-8, or Korean if it is not valid UTF-8. */
export async function decoderFor(
  beginning: Uint8Array,
  file: FileHandle,
  onGuess: (encoding: string) => void = () => {},
): Promise<StrictDecoder> {
  const declared = encodingOf(beginning);
  if (declared !== undefined) return strictDecoder(declared);
  if (await isEncodedAs('utf-8', file)) return strictDecoder('utf-8');
  if (!(await isEncodedAs(KOREAN, file))) {
    throw new WzFileError('declares no encoding and is neither UTF-8 nor EUC-KR; convert it to UTF-8');
  }
  onGuess('EUC-KR');
  return strictDecoder(KOREAN);
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES));
  return DECLARATION.exec(head.toString('latin1'))?.[1]?.toLowerCase();
}

function strictDecoder(encoding: string): StrictDecoder {
  if (/^(?:utf-?8|utf-16(?:le|be)?)$/.test(encoding)) return unicodeDecoder(encoding);
  const isKnown: boolean = iconv.encodingExists(encoding);
  if (isKnown) return legacyDecoder(encoding);
  throw new WzFileError(`declares the unknown encoding ${encoding}; convert it to UTF-8`);
}

function unicodeDecoder(encoding: string): StrictDecoder {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw notEncodedAs(encoding);
    }
  };
  return { write: decode, end: decode };
}

function legacyDecoder(encoding: string): StrictDecoder {
  const decoder = iconv.getDecoder(encoding);
  const checked = (text: string) => {
    if (text.includes(REPLACEMENT)) throw notEncodedAs(encoding);
    return text;
  };
  return { write: (bytes) => checked(decoder.write(bytes)), end: () => checked(decoder.end() ?? '') };
}

function notEncodedAs(encoding: string): WzFileError {
  return new WzFileError(`is not ${encoding.toUpperCase()}, which it says it is; convert it to UTF-8`);
}

async function isEncodedAs(encoding: string, file: FileHandle): Promise<boolean> {
  const decoder = strictDecoder(encoding);
  try {
    await readPieces(file, (bytes) => decoder.write(bytes));
    decoder.end();
    return true;
  } catch (error) {
    if (error instanceof WzFileError) return false;
    throw error;
  }
}
