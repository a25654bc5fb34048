import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogoFile, PublicSettings } from '../../../platform/config/index.js';
import {
  acceptsBrotli,
  contentTypeOf,
  isCompressible,
  limited,
  sendContent,
  sendFile,
  sendPlainText,
  type SentFile,
} from '../../../platform/http/index.js';
import { SAFE_SEGMENT, SERVER_BUILD } from '../../releases/index.js';

/** Restricts a picture of the owner's own program, in case somebody opens it as a document. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Styles of the owner's brand, loaded after the shell's styles. All colors derive from one hue. */
export function brandStyles({ hue }: PublicSettings['site']): string[] {
  return hue === undefined ? [] : [`/brand/hue-${hue}.css`];
}

export function addBrandRoutes(
  fastify: FastifyInstance,
  { hue }: PublicSettings['site'],
  logo: LogoFile | undefined,
): void {
  if (hue !== undefined) {
    fastify.get(`/brand/hue-${hue}.css`, { config: limited('file') }, (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(`:root{--brand-hue:${hue}}\n`),
    );
  }
  if (logo !== undefined) {
    fastify.get(logo.address, { config: limited('file') }, (request, reply) =>
      sendLogo(logo, request, reply),
    );
  }
}

async function sendLogo(logo: LogoFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const sent = await sendFile(request, reply, {
    root: dirname(logo.file),
    path: [basename(logo.file)],
    headers: {
      'content-type': contentTypeOf(logo.file),
      'cache-control': 'public, max-age=3600',
      'content-security-policy': PICTURE_POLICY,
    },
  });
  return sent ?? reply.code(404).header('cache-control', 'no-store').send();
}

/**
 * Files of one folder under one prefix, all immutable. The address is never decoded: a path of plain segments is a
 * file, everything else is not found. Links do not lead out of the folder. Clients that accept brotli get the `.br`
 * file of the build; nothing is compressed here.
 */
export class StaticFiles {
  constructor(
    private readonly prefix: string,
    private readonly folder: string,
    private readonly depth: number,
    private readonly readElsewhere: (path: readonly string[]) => Promise<Buffer | undefined> = async () =>
      undefined,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = this.segmentsOf(request.raw.url ?? '');
    if (path === undefined) return notFound(reply);
    const root = await realpath(this.folder).catch(() => undefined);
    const type = contentTypeOf(path.join('/'));
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
    const isVaried = isCompressible(type);
    const varied = isVaried ? { ...headers, vary: 'Accept-Encoding' } : headers;
    const sendFrom = isVaried ? sendSmaller : sendPlain;
    const file = root === undefined ? undefined : { root, path, headers: varied };
    const sent = file && (await sendFrom(request, reply, file));
    return sent ?? (await this.sendElsewhere(request, reply, path, varied)) ?? notFound(reply);
  }

  private async sendElsewhere(
    request: FastifyRequest,
    reply: FastifyReply,
    path: readonly string[],
    headers: Record<string, string>,
  ): Promise<FastifyReply | undefined> {
    const isTaken = 'vary' in headers && acceptsBrotli(request.headers['accept-encoding']);
    const compressed = isTaken ? await this.readElsewhere(compressedPath(path)) : undefined;
    const content = compressed ?? (await this.readElsewhere(path));
    if (content === undefined) return undefined;
    return sendContent(reply, content, { ...headers, ...(compressed && { 'content-encoding': 'br' }) });
  }

  private segmentsOf(target: string): string[] | undefined {
    const [pathname = ''] = target.split('?', 1);
    if (!pathname.startsWith(this.prefix)) return undefined;
    const segments = pathname.slice(this.prefix.length).split('/');
    const isPlain = segments.length > this.depth && segments.every((segment) => SAFE_SEGMENT.test(segment));
    const isForBrowsers = segments[this.depth] !== SERVER_BUILD && !pathname.endsWith('.br');
    return isPlain && isForBrowsers ? segments : undefined;
  }
}

export async function sendSmaller(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const compressed = {
    ...file,
    path: compressedPath(file.path),
    headers: { ...file.headers, 'content-encoding': 'br' },
  };
  const isTaken = acceptsBrotli(request.headers['accept-encoding']);
  return (isTaken && (await sendPlain(request, reply, compressed))) || sendPlain(request, reply, file);
}

function compressedPath(path: readonly string[]): string[] {
  return [...path.slice(0, -1), `${path.at(-1)}.br`];
}

async function sendPlain(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  return (await isPlainFile(file.root, file.path)) ? sendFile(request, reply, file) : undefined;
}

/** A missing file, a folder, a link or an unreadable file is not found. */
async function isPlainFile(root: string, path: readonly string[]): Promise<boolean> {
  const file = join(root, ...path);
  try {
    return file.startsWith(root + sep) && (await realpath(file)) === file && (await stat(file)).isFile();
  } catch {
    return false;
  }
}

export const notFound = (reply: FastifyReply) => sendPlainText(reply, 404, 'There is no such file.\n');
