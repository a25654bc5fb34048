import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../../src/platform/config/index.js';

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', sessionToken: undefined };
const REGION = 'eu-test-1';

/** An answer that replaces the right one. */
export type BucketFault =
  | 'away'
  | 'hangs up'
  | 'lies'
  | 'forgets'
  | 'overflows'
  | 'lists nothing'
  | 'lists forever';

/** A bucket in memory that refuses wrong signatures and contents that differ from their hash, as S3 does. */
export class BucketServer {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  fault: BucketFault | undefined;
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  /** The endpoint may have a path. */
  constructor(private readonly path = '') {}

  async start(): Promise<BucketSettings> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${this.path}/releases/portal/`;
    return { name: 's3://releases/portal', address, region: REGION, ...KEYS };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    this.requests.push(`${request.method} ${request.url}`);
    if (this.fault === 'hangs up') {
      request.socket.destroy();
      return;
    }
    const [status, content] = this.answer(request, body);
    response.writeHead(status).end(content);
  }

  private answer(request: IncomingMessage, body: Buffer): [status: number, content?: string | Buffer] {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (this.fault === 'away') return [503, '<Code>SlowDown</Code>'];
    if (!isSigned(request)) return [403, '<Code>SignatureDoesNotMatch</Code>'];
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return [400, '<Code>XAmzContentSHA256Mismatch</Code>'];
    const key = pathname.replace(`${this.path}/releases/`, '');
    if (searchParams.has('list-type') && this.fault === 'lists nothing')
      return [403, '<Code>AccessDenied</Code>'];
    if (searchParams.has('list-type'))
      return pathname === `${this.path}/releases` ? [200, this.page(searchParams)] : [404];
    if (request.method === 'PUT') {
      if (this.fault !== 'forgets') this.objects.set(key, body);
      return [200];
    }
    if (request.method === 'DELETE') return [this.objects.delete(key) ? 204 : 204];
    const content = this.objects.get(key);
    if (content === undefined) return [404, '<Code>NoSuchKey</Code>'];
    if (this.fault === 'overflows') return [200, Buffer.alloc(17 * 1_048_576)];
    return [200, this.fault === 'lies' ? Buffer.from(`${content.toString()} `) : content];
  }

  /** Two keys per page. */
  private page(query: URLSearchParams): string {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const start = this.fault === 'lists forever' ? 0 : Number(query.get('continuation-token') ?? 0);
    const shown = keys.slice(start, start + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${shown.join('')}${next}</ListBucketResult>`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4, computed from what arrived. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test-key\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const { pathname, search } = new URL(url, 'http://bucket');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const query = search.slice(1).split('&').sort().join('&');
  const parts = [method, pathname, query, signed.join(''), names, headers['x-amz-content-sha256']];
  const time = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(parts.join('\n'))].join('\n');
  const key = [time.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    'AWS4test-secret',
  );
  return signature === hmac(key, text).toString('hex');
}
