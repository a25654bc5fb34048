import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Headers } from 'tar-stream';

export type TarEntry = [Headers & { pax?: Record<string, string> }, string | Buffer];

/** A `.tar.gz` of these entries, valid or not. */
export function tarArchive(entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack();
  for (const [header, content] of entries) archive.entry(header, content);
  archive.finalize();
  return buffer(archive.pipe(createGzip()));
}
