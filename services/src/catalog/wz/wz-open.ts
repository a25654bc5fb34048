import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { propertyOf } from '../../platform/collections/index.js';

/** A file that cannot be imported; its message says why in a few words. */
export class WzFileError extends Error {
  override readonly name = 'WzFileError';

  constructor(
    message: string,
    readonly isAbsent = false,
  ) {
    super(message);
  }
}

const CHUNK_BYTES = 128 * 1024;

/** Without this flag, opening a pipe without a writer would wait for ever. Windows has neither the flag nor such pipes. */
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Windows has no such flag, and copies of game files contain no links there. */
const NO_LINKS = constants.O_NOFOLLOW ?? 0;

/** Opens a regular file for reading; refuses pipes, sockets, devices and folders. */
export async function openFile(
  path: string,
  { followsLinks = true }: { followsLinks?: boolean } = {},
): Promise<FileHandle> {
  const file = await open(path, READ_WITHOUT_WAITING | (followsLinks ? 0 : NO_LINKS));
  try {
    const found = await file.stat();
    if (!found.isFile()) throw new WzFileError(`is a ${kindOf(found)}, not a file`);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Reads a regular file in pieces; the buffer is reused. */
export async function readBytes(path: string, onBytes: (bytes: Buffer) => void): Promise<void> {
  const file = await openFile(path);
  try {
    await readPieces(file, onBytes);
  } finally {
    await file.close();
  }
}

export async function readPieces(file: FileHandle, onBytes: (bytes: Buffer) => void): Promise<void> {
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) return;
    onBytes(chunk.subarray(0, bytesRead));
    position += bytesRead;
  }
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'folder';
  if (found.isFIFO()) return 'named pipe';
  return found.isSocket() ? 'socket' : 'device';
}

/** A file that vanished or cannot be read does not stop the import: it is reported like a malformed one. */
export function asFileError(error: unknown): unknown {
  const code = propertyOf(error, 'code');
  if (code === 'ELOOP') return new WzFileError('is a link, which is not followed');
  if (code === 'ENXIO') return new WzFileError('is a socket or a device, not a file');
  return typeof code === 'string' ? new WzFileError(`cannot be read (${code})`, code === 'ENOENT') : error;
}
