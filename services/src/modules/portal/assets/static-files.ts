import { constants, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../../../platform/http/index.js';
import { SAFE_SEGMENT } from '../releases/release-paths.js';
import { contentTypeOf, isCompressible } from './content-types.js';

/** A build has few files; more than this means that it was built anew many times under a running portal. */
const KEPT_COMPRESSED = 200;

const compress = promisify(brotliCompress);

/**
 * Files of one folder under one prefix, all of them immutable. The address is taken as it was sent, never decoded: a
 * path of plain segments is a file, everything else is not there. Links do not lead out of the folder.
 */
export class StaticFiles {
  private readonly compressed = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly prefix: string,
    private readonly folder: string,
    /** How many folders a file lies below the prefix at least. */
    private readonly depth: number,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const segments = this.segmentsOf(request.raw.url ?? '');
    const file = segments && (await this.read(segments));
    if (segments === undefined || file === undefined) return notFound(reply);
    const type = contentTypeOf(segments.join('/'));
    reply.header('content-type', type).header('cache-control', 'public, max-age=31536000, immutable');
    if (!isCompressible(type)) return reply.send(file);
    reply.header('vary', 'Accept-Encoding');
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(file);
    return reply.header('content-encoding', 'br').send(await this.brotli(segments, file));
  }

  private segmentsOf(target: string): string[] | undefined {
    const [pathname = ''] = target.split('?', 1);
    if (!pathname.startsWith(this.prefix)) return undefined;
    const segments = pathname.slice(this.prefix.length).split('/');
    const isPlain = segments.length > this.depth && segments.every((segment) => SAFE_SEGMENT.test(segment));
    return isPlain && !pathname.endsWith('.br') ? segments : undefined;
  }

  private async read(segments: string[]): Promise<Buffer | undefined> {
    try {
      const root = await realpath(this.folder);
      const file = join(root, ...segments);
      if ((await realpath(file)) !== file || !file.startsWith(root + sep)) return undefined;
      const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
      try {
        return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
      } finally {
        await handle.close();
      }
    } catch {
      // Gone, not a file, not ours to read: for a visitor it is not there.
      return undefined;
    }
  }

  /** The file compressed at build, else compressed once here. */
  private async brotli(segments: string[], content: Buffer): Promise<Buffer> {
    const last = segments.length - 1;
    const beside = await this.read(
      segments.map((segment, index) => (index === last ? `${segment}.br` : segment)),
    );
    if (beside !== undefined) return beside;
    const key = segments.join('/');
    if (this.compressed.size > KEPT_COMPRESSED) this.compressed.clear();
    const known =
      this.compressed.get(key) ??
      compress(content, {
        params: { [zlib.BROTLI_PARAM_QUALITY]: 9, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
    this.compressed.set(key, known);
    return known;
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('There is no such file.\n');
}
