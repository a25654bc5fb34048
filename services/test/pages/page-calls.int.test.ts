import type { Language } from '@portico/domain';
import { RenderingFaults } from '../../src/modules/rendering/index.js';
import type { PageRenderer, ReleasedModule } from '../../src/modules/rendering/index.js';
import { startPortal } from '../portal/start-portal.js';
import { FIXTURE_SHELL, moduleCode, ReleasesOnDisk } from '../rendering/releases-on-disk.js';
import { isAlive, pidIn, TestRenderers } from '../rendering/test-renderers.js';

/** A remote that renders as others do and computes its calls with this code, which knows `path`, `query` and `language`. */
const naming = (name: string, calls: string) =>
  `${moduleCode(name)}\nexports.default.calls = (path, query, language) => { ${calls} };`;

describe('which calls a page begins with', () => {
  const releases = new ReleasesOnDisk();
  const renderers = new TestRenderers();
  let told: string[];
  let renderer: PageRenderer;

  /** Enough for a page on a busy machine; tests of the limit wait until it passes. */
  function start(pageMs = 20_000): void {
    told = [];
    const faults = new RenderingFaults();
    faults.listen(({ remote, page, message }) => told.push(`${remote} ${page}: ${message}`));
    renderer = renderers.start({ pageMs }, faults);
  }

  beforeEach(() => start());

  afterEach(() => renderers.close());
  afterAll(() => releases.remove());

  const remoteOf = (name: string, calls: string) => releases.module(name, '1.0.0', naming(name, calls));
  const ask = (remote: ReleasedModule, search = '', language: Language = 'he') =>
    renderer.calls({
      shell: releases.shell,
      remote,
      address: `/he/sea${search}`,
      path: '/sea',
      search,
      language,
    });
  const callsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).calls;
  const visit = (remote: ReleasedModule) => renderer.render(releases.request(remote, '/sea'));

  it('says its remote, by path and query', async () => {
    const sea = remoteOf('mfe-sea', 'return [`/api${path}?tide=${query.get("tide")}`, "/api/world"];');
    expect(await callsOf(sea, '?tide=low')).toEqual(['/api/sea?tide=low', '/api/world']);
    expect(told).toEqual([]);
  });

  it('says its remote in the language of the page', async () => {
    const sea = remoteOf('mfe-tongues', 'return [`/api/sea?language=${language}`];');
    for (const language of ['he', 'ja', 'he'] as const)
      expect(await callsOf(sea, '', language)).toEqual([`/api/sea?language=${language}`]);
  });

  it('is asked once for an address', async () => {
    const counting = remoteOf(
      'mfe-counting',
      'return [`/api/${(globalThis.count = (globalThis.count ?? 0) + 1)}`];',
    );
    expect(await callsOf(counting, '?tide=low')).toEqual(['/api/1']);
    expect(await callsOf(counting, '?tide=low')).toEqual(['/api/1']);
    expect(await callsOf(counting)).toEqual(['/api/2']);
  });

  it.each([
    ['throws', 'throw new Error("no tide")', /^mfe-throws \/he\/sea: Error: no tide$/],
    ['names-numbers', 'return [7]', /: The calls of \/sea are not addresses of the API$/],
    ['names-another-site', 'return ["https://sea.example/api/x"]', /are not addresses of the API$/],
    ['names-no-address', 'return ["/api/sea", "//"]', /are not addresses of the API$/],
    ['names-seventeen', 'return Array.from({ length: 17 }, (_, i) => `/api/${i}`)', /are not addresses/],
    ['answers-nothing', 'return undefined', /are not addresses of the API$/],
  ])('is not known where the remote %s, which renders all the same', async (kind, calls, message) => {
    const remote = remoteOf(`mfe-${kind}`, calls);
    expect(await callsOf(remote)).toBeUndefined();
    expect(told).toEqual([expect.stringMatching(message)]);
    expect(await visit(remote)).toMatchObject({ isWhole: true });
  });

  it('costs the data of each page where the remote throws, however many come at once', async () => {
    const remote = remoteOf('mfe-throws-again', 'throw new Error("no tide")');
    const asked = ['?1', '?2', '?3', '?4'].map((search) => ask(remote, search));
    const failed = { calls: undefined, isFaulty: false };
    expect(await Promise.all(asked)).toEqual([failed, failed, failed, failed]);
    expect(await visit(remote)).toMatchObject({ isWhole: true });
  });

  it.each([
    ['loops', 'for (;;);'],
    ['exits', 'process.exit(0)'],
    ['never-answers', 'return new Promise(() => undefined)'],
  ])(
    'ends the process where the remote %s: the page comes as the frame, and others go on',
    async (kind, calls) => {
      start(1_000);
      const remote = remoteOf(`mfe-${kind}`, calls);
      const other = remoteOf('mfe-sea', 'return ["/api/sea"];');
      expect(await ask(remote)).toEqual({ calls: undefined, isFaulty: true });
      expect(told).toHaveLength(1);
      const page = await visit(remote);
      expect([page?.isWhole, page?.isFaulty]).toEqual([false, undefined]);
      expect(await ask(remote)).toEqual({ calls: undefined });
      expect(await callsOf(other)).toEqual(['/api/sea']);
    },
  );

  it('is asked again where the process was killed from outside', async () => {
    const sea = remoteOf('mfe-sea', 'return ["/api/sea"];');
    const pid = pidIn(await visit(sea));
    process.kill(pid, 'SIGKILL');
    expect(await callsOf(sea)).toEqual(['/api/sea']);
    expect(isAlive(pid)).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('a page whose remote names its calls', () => {
  it.each([
    [
      'brings their answers',
      'return ["/api/heroes/Mira", "/api/heroes/of-" + query.get("of")]',
      200,
      ['/api/heroes/Mira', '/api/heroes/of-Ada'],
    ],
    [
      'is not there where the first says so',
      'return ["/api/heroes/missing", "/api/heroes/Mira"]',
      404,
      ['/api/heroes/Mira', '/api/heroes/missing'],
    ],
    ['asks for nothing outside of the API', 'return ["/api/../hero/Mira", "/api/%2e%2e/hero/Mira"]', 200, []],
    ['brings the main answer where it names none', 'return []', 200, ['/api/heroes/Mira']],
    [
      'brings the main answer where they cannot be had',
      'throw new Error("no calls")',
      200,
      ['/api/heroes/Mira'],
    ],
  ])('%s', async (_, calls, status, addresses) => {
    const portal = await startPortal({ shellServer: FIXTURE_SHELL });
    try {
      await portal.release({
        name: 'mfe-heroes',
        paths: ['/hero'],
        pages: [
          {
            path: '/hero/:id',
            titleKey: 'page.title',
            descriptionKey: 'page.text',
            loader: true,
            data: ['/api/heroes/{id}'],
          },
        ],
        // Before a release, each page is tried with 1 for its parameters.
        server: { remote: naming('mfe-heroes', `if (path === '/hero/1') return []; ${calls}`) },
      });
      const page = await portal.get('/hero/Mira?of=Ada');
      expect(page.status).toBe(status);
      const data = Object.keys(page.boot().pageData).filter((address) => address !== '/api/server/status');
      expect(data.sort()).toEqual(addresses);
    } finally {
      await portal.close();
    }
  });
});
