import { readFile, stat } from 'node:fs/promises';
import type { JWT } from 'google-auth-library';
import { z } from 'zod';
import { parsedJson } from '../../../platform/collections/index.js';

const metrics = {
  clicks: z.number().nonnegative(),
  impressions: z.number().nonnegative(),
  ctr: z.number().min(0).max(1),
  position: z.number().nonnegative(),
};

/** Answer of `searchAnalytics/query`. `rows` is missing if nobody searched. */
const analyticsSchema = z.object({
  rows: z.array(z.object({ keys: z.array(z.string()).default([]), ...metrics })).default([]),
});

export type AnalyticsRow = z.infer<typeof analyticsSchema>['rows'][number];

/** The service sends 64-bit numbers as texts. */
const count = z.coerce.number().int().nonnegative().default(0);

/** Answer of `sitemaps`. The list is missing if no site map was submitted. */
const sitemapsSchema = z.object({
  sitemap: z
    .array(
      z.object({
        path: z.string(),
        isPending: z.boolean().default(false),
        lastDownloaded: z.string().optional(),
        errors: count,
        warnings: count,
      }),
    )
    .default([]),
});

export type SubmittedSitemap = z.infer<typeof sitemapsSchema>['sitemap'][number];

const MAX_KEY_BYTES = 65_536;

const keySchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
});

/** Reads the key file. Errors describe the problem without quoting the file. */
async function readServiceAccount(file: string): Promise<{ email: string; privateKey: string }> {
  const { size } = await stat(file);
  if (size > MAX_KEY_BYTES) throw new Error(`${file} is no key of a service account: it is too large`);
  const { success, data } = keySchema.safeParse(parsedJson(await readFile(file, 'utf8')));
  if (!success) throw new Error(`${file} is no key of a service account`);
  return { email: data.client_email, privateKey: data.private_key };
}

export interface SearchConsoleAddresses {
  token: string;
  api: string;
}

export const SEARCH_CONSOLE: SearchConsoleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  api: 'https://searchconsole.googleapis.com',
};

const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 2 * 1_048_576;

export interface DateRange {
  startDate: string;
  endDate: string;
}

/** Client with the key of a service account. It sends only the request for a token, the property, dates and dimensions. */
export class SearchConsoleClient {
  private authorizing: Promise<JWT> | undefined;

  constructor(
    private readonly keyFile: string,
    private readonly site: string,
    private readonly addresses: SearchConsoleAddresses,
  ) {}

  async analytics(range: DateRange, dimensions: readonly string[], limit: number): Promise<AnalyticsRow[]> {
    const body = { ...range, dimensions, rowLimit: limit };
    return (await this.ask('searchAnalytics/query', analyticsSchema, body)).rows;
  }

  async sitemaps(): Promise<SubmittedSitemap[]> {
    return (await this.ask('sitemaps', sitemapsSchema)).sitemap;
  }

  private async ask<T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> {
    const token = await this.token();
    const address = `${this.addresses.api}/webmasters/v3/sites/${encodeURIComponent(this.site)}/${path}`;
    const answer = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await limitedText(answer);
    if (!answer.ok) throw new Error(`the search console answered ${path} with ${answer.status}`);
    const { success, data } = schema.safeParse(JSON.parse(text));
    if (!success) throw new Error(`the search console answered ${path} with what is no report`);
    return data;
  }

  private async token(): Promise<string> {
    this.authorizing ??= this.authorize();
    try {
      const { token } = await (await this.authorizing).getAccessToken();
      if (typeof token === 'string' && token !== '') return token;
      throw new Error('the search console gave no token');
    } catch (error) {
      // The key file may have been replaced, so it is read again next time.
      this.authorizing = undefined;
      throw error;
    }
  }

  private async authorize(): Promise<JWT> {
    const { email, privateKey } = await readServiceAccount(this.keyFile);
    // Loaded only here, because most portals have no key.
    const { JWT } = await import('google-auth-library');
    return new JWT({
      email,
      key: privateKey,
      scopes: [SCOPE],
      transporterOptions: {
        retry: false,
        timeout: TIMEOUT_MS,
        fetchImplementation: (_, init) => fetch(this.addresses.token, init),
      },
    });
  }
}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the search console answers with more than can be a report');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
