import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReserved } from '../../src/modules/releases/publishing/release-rules.js';
import { startApi, type TestApi } from '../harness/start-api.js';

/** The page of every address without a route, and the answer to a preflight request. */
const EVERYTHING = /^\/?\*$/;

describe('the addresses of the server', () => {
  let api: TestApi;
  const routes: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'portico-brand-'));

  beforeAll(async () => {
    writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    api = await startApi({
      engine: 'sqlite',
      settings: { public: { site: { hue: 145, logo: 'logo.svg' } } },
      onRoute: (url) => routes.push(url),
      environment: { configFile: join(folder, 'portico.config.json') },
    });
  });

  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it('are all kept from the remotes', () => {
    const expected = ['/api/rankings', '/shell/*', '/releases/*', '/brand/hue-145.css', '/sitemap-:name.xml'];
    expect(routes).toEqual(expect.arrayContaining(expected));
    expect(routes.filter((path) => !EVERYTHING.test(path) && !isReserved(path))).toEqual([]);
  });

  it.each(['/Cards', '/BRAND/x', '/sitemap-items', '/pt-br/x', '/health', '/docs'])('include %s', (path) => {
    expect(isReserved(path)).toBe(true);
  });

  it.each(['/brands', '/cardsharp', '/hello', '/sitemaps', '/item'])('do not include %s', (path) => {
    expect(isReserved(path)).toBe(false);
  });
});
