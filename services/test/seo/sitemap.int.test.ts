import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { SaxesParser } from 'saxes';
import { ReleaseRegistry } from '../../src/modules/releases/registry/release-registry.js';
import { ReleaseStore } from '../../src/modules/releases/storage/release-store.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { publishRelease } from '../../src/modules/releases/publishing/release-publisher.js';
import { RankBoardService } from '../../src/modules/rankings/index.js';
import { insertAccount, insertCharacter, insertMode, insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';
import { importCatalog, insertDrops } from '../rows/catalog-rows.js';
import { importWorld } from '../rows/world-rows.js';

const ORIGIN = 'https://isle.example';
const SETTINGS = {
  public: { site: { origin: ORIGIN } },
  server: { drops: { publicChangelog: false } },
};
const TITLES = { titleKey: 'page.title', descriptionKey: 'page.text' };

const PAGES = [
  { path: '/', ...TITLES },
  { path: '/hero/:id', sitemap: 'players', ...TITLES },
  { path: '/band/:id', sitemap: 'groups', ...TITLES },
  { path: '/thing/:id', sitemap: 'items', ...TITLES },
  { path: '/beast/:id', sitemap: 'monsters', ...TITLES },
  { path: '/place/:id', sitemap: 'maps', ...TITLES },
  { path: '/folk/:id', sitemap: 'npcs', ...TITLES },
  { path: '/task/:id', sitemap: 'quests', ...TITLES },
  { path: '/secret', index: false, ...TITLES },
  { path: '/office', permission: 'admin', ...TITLES },
  { path: '/changes', shownBy: 'drops.changelog', ...TITLES },
  { path: '/thing/:id/:part', ...TITLES },
];

/** Text of every `loc`; throws if the document is not well-formed. */
function locationsOf(document: string): string[] {
  const found: string[] = [];
  let isInside = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => (isInside = name === 'loc'));
  parser.on('closetag', () => (isInside = false));
  parser.on('text', (text) => isInside && found.push(text));
  parser.write(document).close();
  return found;
}

onOneEngine('the site map', (engine) => {
  let api: TestApi;
  let sources: string;

  const read = async (address: string): Promise<string> => {
    const answer = await api.call(address.replace(ORIGIN, ''));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    return answer.text;
  };

  beforeAll(async () => {
    sources = mkdtempSync(join(tmpdir(), 'portico-sitemap-'));
    api = await startApi({ engine, settings: SETTINGS });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await importWorld(manager);
      await insertDrops(manager);
      await insertAccount(manager, 1);
      await insertAccount(manager, 2, { banned: 1 });
      await insertCharacter(manager, 7, { name: 'Mila', level: 20 });
      await insertCharacter(manager, 5, { name: 'Ora', level: 90 });
      await insertCharacter(manager, 6, { name: 'Gone', level: 150, accountid: 2 });
      await insertRow(manager, 'portal_ironman_group', {
        id: 3,
        name: 'Band',
        leader_character_id: 5,
        created_at: 0,
      });
      await insertMode(manager, 5, { mode: 3, group_id: 3 });
    });
    await api.loadCatalog();
    await api.app.get(RankBoardService).refresh();
    const remote = {
      name: 'mfe-world',
      paths: [
        '/',
        '/hero',
        '/band',
        '/thing',
        '/beast',
        '/place',
        '/folk',
        '/task',
        '/secret',
        '/office',
        '/changes',
      ],
    };
    await publishRelease(
      { store: api.app.get(ReleaseStore), shell: { shared: { react: '19.3.1' } }, allowedOrigins: [] },
      { source: folderSource(writeRemote(sources, { ...remote, pages: PAGES })) },
    );
    await api.app.get(ReleaseRegistry).lookAgain();
  });

  afterAll(async () => {
    await api.close();
    rmSync(sources, { recursive: true, force: true });
  });

  it('is an index of one file a kind, each of which is there', async () => {
    const files = locationsOf(await read('/sitemap.xml'));
    expect(files.map((file) => file.replace(`${ORIGIN}/sitemap-`, ''))).toEqual(
      ['pages', 'players', 'groups', 'items', 'monsters', 'maps', 'npcs', 'quests'].map(
        (kind) => `${kind}-1.xml`,
      ),
    );
    for (const file of files) expect(locationsOf(await read(file))).not.toEqual([]);
  });

  it('has the pages for everybody, and none that is kept out of search engines or that the owner does not show', async () => {
    expect(locationsOf(await read('/sitemap-pages-1.xml'))).toEqual([`${ORIGIN}/`]);
  });

  it('has those that the ranking shows, the best first', async () => {
    expect(locationsOf(await read('/sitemap-players-1.xml'))).toEqual([
      `${ORIGIN}/hero/5`,
      `${ORIGIN}/hero/7`,
    ]);
    expect(locationsOf(await read('/sitemap-groups-1.xml'))).toEqual([`${ORIGIN}/band/3`]);
  });

  it('has what the game files name, and not what only a drop table knows', async () => {
    const things = locationsOf(await read('/sitemap-items-1.xml'));
    expect(things).toContain(`${ORIGIN}/thing/1302000`);
    expect(things).toEqual([...new Set(things)]);
    const { items } = (
      await api.call<{ items: { id: number; name: string }[] }>('/api/itemdatabase/search?limit=100')
    ).body;
    expect(things).toHaveLength(items.filter(({ name }) => !name.startsWith('Item ')).length);
  });

  it('names every page in all languages, and when it changed', async () => {
    const document = await read('/sitemap-items-1.xml');
    const [first = ''] = document.match(/<url>.*?<\/url>/s) ?? [];
    expect(first).toContain('<lastmod>2026-01-01</lastmod>');
    for (const language of LANGUAGES) expect(first).toContain(`hreflang="${language}"`);
    expect(first).toMatch(/hreflang="he" href="https:\/\/isle\.example\/he\/thing\/\d+"/);
    expect(first).toMatch(/hreflang="x-default" href="https:\/\/isle\.example\/thing\/\d+"/);
  });

  it('is sent in the encoding that the reader takes, and not again to one that has it', async () => {
    const plain = await api.app.inject('/sitemap-items-1.xml');
    const [brotli, gzip] = await Promise.all(
      ['gzip, br', 'gzip'].map((encodings) =>
        api.app.inject({ url: '/sitemap-items-1.xml', headers: { 'accept-encoding': encodings } }),
      ),
    );
    expect(brotli?.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain.body);
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain.body);
    const known = await api.call('/sitemap-items-1.xml', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(known.status).toBe(304);
  });

  it.each(['items-2', 'items-0', 'items-01', 'items', 'nothing-1', 'items-99999', 'items-1%2F..', 'Items-1'])(
    'has no file %s',
    async (name) => {
      const answer = await api.call(`/sitemap-${name}.xml`);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
