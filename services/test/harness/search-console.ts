import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchConsoleAddresses } from '../../src/modules/seo/search-console/search-console-client.js';

export interface AskedOfConsole {
  path: string;
  authorization: string | undefined;
  body: unknown;
}

/** The outside service: tokens and the API of the search console. */
export interface FakeSearchConsole {
  addresses: SearchConsoleAddresses;
  asked: AskedOfConsole[];
  /** Answers of the API by the end of the path, or by the one dimension; a number is a status. */
  answers: Record<string, unknown>;
  tokenStatus: number;
  close(): Promise<void>;
}

export async function startSearchConsole(): Promise<FakeSearchConsole> {
  const console: Omit<FakeSearchConsole, 'addresses' | 'close'> = {
    asked: [],
    answers: {},
    tokenStatus: 200,
  };
  const answerTo = (path: string, body: unknown): unknown => {
    if (path !== '/token') return console.answers[keyOf(path, body)] ?? {};
    if (console.tokenStatus !== 200) return console.tokenStatus;
    return { access_token: 'a-token', expires_in: 3600, token_type: 'Bearer' };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const path = decodeURIComponent(request.url ?? '');
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    console.asked.push({ path, authorization: request.headers.authorization, body });
    const answer = answerTo(path, body);
    const isRefused = typeof answer === 'number';
    response.writeHead(isRefused ? answer : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? { error: 'refused' } : answer));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return Object.assign(console, {
    addresses: { token: `${base}/token`, api: base },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  });
}

let privateKey: string | undefined;

/** Writes the key file of a service account, always the same one, because creating a key takes a third of a second. */
export function writeServiceAccountKey(file: string): void {
  privateKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  writeFileSync(
    file,
    JSON.stringify({
      type: 'service_account',
      client_email: 'portal@isle.iam.example',
      private_key: privateKey,
    }),
  );
}

function keyOf(path: string, body: unknown): string {
  if (path.endsWith('/sitemaps')) return 'sitemaps';
  const dimensions: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'dimensions');
  return Array.isArray(dimensions) && dimensions.length > 0 ? String(dimensions[0]) : 'total';
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
