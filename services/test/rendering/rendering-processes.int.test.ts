import type { PageRenderer, ReleasedModule } from '../../src/modules/rendering/index.js';
import { ReleasesOnDisk } from './releases-on-disk.js';
import { FRAME, isAlive, pidIn, TestRenderers } from './test-renderers.js';
import { visitRepeatedly } from './visits.js';

describe('the processes that render', () => {
  const releases = new ReleasesOnDisk();
  const sea = releases.module('mfe-sea');
  const hills = releases.module('mfe-hills');
  const renderers = new TestRenderers();

  afterEach(() => renderers.close());
  afterAll(() => releases.remove());

  const visit = (renderer: PageRenderer, module: ReleasedModule, address = '/') =>
    renderer.render(releases.request(module, address));

  /** Visits until two processes have replaced the previous one; returns whether every page was complete. */
  async function untilReplaced(renderer: PageRenderer, module: ReleasedModule): Promise<boolean> {
    const pids = new Set<number>();
    const visits = visitRepeatedly(async () => {
      const rendering = await visit(renderer, module);
      pids.add(pidIn(rendering));
      return rendering?.isWhole;
    });
    await vi.waitFor(() => expect(pids.size).toBeGreaterThan(2), 30_000);
    return (await visits.end()).answers.every((isWhole) => isWhole);
  }

  it('are one for each remote and one for the frame, none of them this one', async () => {
    const renderer = renderers.start();
    const pages = [
      await visit(renderer, sea),
      await visit(renderer, hills),
      await visit(renderer, sea),
      await renderer.render(releases.request(undefined)),
    ];
    const pids = pages.map(pidIn);
    expect(pids[0]).toBe(pids[2]);
    expect(new Set([...pids, process.pid]).size).toBe(4);
    expect(pages.map((page) => page?.isWhole)).toEqual([true, true, true, true]);
    expect(renderer.state()).toMatchObject([
      { remote: 'mfe-sea', version: '1.0.0', process: 'running', pid: pids[0], waiting: 0 },
      { remote: 'mfe-hills', process: 'running', pid: pids[1] },
      { remote: 'shell', version: '', process: 'running' },
    ]);
  });

  it('know nothing of the secrets and the settings of the portal', async () => {
    process.env['PORTICO_SECRET'] = 'of the tests';
    const code = `module.exports = () => JSON.stringify(Object.keys(process.env).sort())`;
    const page = await visit(renderers.start(), releases.module('mfe-spy', '1.0.0', code));
    delete process.env['PORTICO_SECRET'];
    expect(page?.html).toContain('["LANG","NODE_ENV","TZ"]');
  });

  it('are there before the first page where that is asked for', async () => {
    const renderer = renderers.start();
    renderer.warm({ shell: releases.shell, remote: sea });
    await vi.waitFor(() => expect(renderer.state()[0]?.process).toBe('running'), 10_000);
    const { pid } = renderer.state()[0] ?? {};
    expect(pidIn(await visit(renderer, sea))).toBe(pid);
  });

  it('are killed from outside without a page being lost', async () => {
    const renderer = renderers.start();
    await visit(renderer, sea);
    const visits = [1, 2, 3].map(() => visitRepeatedly(() => visit(renderer, sea)));
    const pids = new Set<number>();
    for (let killed = 0; killed < 4; killed += 1) {
      await vi.waitFor(() => expect(renderer.state()[0]?.process).toBe('running'), 10_000);
      const { pid = 0 } = renderer.state()[0] ?? {};
      process.kill(pid, 'SIGKILL');
      pids.add(pid);
      await vi.waitFor(() => expect(renderer.state()[0]?.pid).not.toBe(pid), 10_000);
      // A page is tried twice, not three times, so each visitor gets a page before the next process is killed.
      const counts = visits.map((visited) => visited.count());
      await vi.waitFor(
        () => visits.forEach((visited, index) => expect(visited.count()).toBeGreaterThan(counts[index] ?? 0)),
        10_000,
      );
    }
    const renderings = await Promise.all(visits.map((visited) => visited.end()));
    for (const rendering of renderings.flatMap((visited) => visited.answers)) {
      expect(rendering?.isWhole).toBe(true);
    }
    expect(pids.size).toBe(4);
  });

  it('are of two versions at a switch and a rollback: each page is of the version that it asked for', async () => {
    const renderer = renderers.start({ replacedIdleMs: 500 });
    const versions = ['1.0.0', '2.0.0'].map((version) =>
      releases.module('mfe-tide', version, `module.exports = () => '${version}'`),
    );
    let inService = 0;
    const visits = [1, 2, 3].map(() =>
      visitRepeatedly(async () => {
        const module = versions[inService];
        if (module === undefined) throw new Error('No such version');
        const rendering = await visit(renderer, module);
        expect(rendering?.html).toBe(`<frame of the shell>${module.version}</frame>`);
        return rendering;
      }),
    );
    for (const version of [1, 0, 1]) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      inService = version;
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const { answers } of await Promise.all(visits.map((visited) => visited.end()))) {
      expect(answers.every((rendering) => rendering?.isWhole)).toBe(true);
    }
    await vi.waitFor(() => expect(renderer.state()).toHaveLength(1), 10_000);
  });

  it('are replaced when they leak, and no page is lost', async () => {
    const code = `const kept = []; module.exports = () => { kept.push(Buffer.alloc(4e6, 1)); return '<leak ' + process.pid + '>' }`;
    const leaking = releases.module('mfe-leak', '1.0.0', code);
    const renderer = renderers.start({ wornMemoryBytes: 130 * 1_048_576, wornAfterPages: 3 });
    expect(await untilReplaced(renderer, leaking)).toBe(true);
  });

  it('are replaced after a number of pages', async () => {
    expect(await untilReplaced(renderers.start({ maxPages: 5 }), sea)).toBe(true);
  });

  it('end when no one asks any more, and start again', async () => {
    const renderer = renderers.start({ idleMs: 100 });
    const first = pidIn(await visit(renderer, sea));
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), 10_000);
    expect(renderer.state()).toEqual([]);
    expect((await visit(renderer, sea))?.isWhole).toBe(true);
  });

  it('end sooner where there are more than may idle, those that were asked last at last', async () => {
    const renderer = renderers.start({ maxIdle: 1, surplusIdleMs: 100 });
    const pids = [pidIn(await visit(renderer, sea)), pidIn(await visit(renderer, hills))];
    await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, true]), 10_000);
    expect(renderer.state()).toMatchObject([{ remote: 'mfe-hills', pid: pids[1] }]);
  });

  it('take a limited number of pages at a time: the next is refused at once, and no waiting page is lost', async () => {
    const slow = releases.module(
      'mfe-slow',
      '1.0.0',
      `module.exports = async () => { await new Promise((done) => setTimeout(done, 20)); return 'slow' }`,
    );
    const renderer = renderers.start({ maxWaiting: 8 });
    await visit(renderer, slow);
    const pages = await Promise.all(Array.from({ length: 12 }, () => visit(renderer, slow)));
    expect(pages.filter((page) => page?.isWhole)).toHaveLength(8);
    expect(pages.filter((page) => page === undefined)).toHaveLength(4);
  });

  it('render each page with its own registry, of which they are given every one once for many pages', async () => {
    const code = `module.exports = ({ boot }) => '<since ' + boot.registry.remotes[0].since + '>'`;
    const telling = releases.module('mfe-telling', '1.0.0', code);
    const request = releases.request(telling);
    const remote = {
      name: 'mfe-telling',
      scope: '',
      version: '1.0.0',
      contract: 1,
      namespace: '',
      entry: '',
    };
    const parts = { chunks: [], css: [], texts: { language: '', fallback: '' }, paths: [], pages: [] };
    const registries = Array.from({ length: 25 }, (_, since) => ({
      contract: 1,
      language: 'en' as const,
      remotes: [{ ...remote, ...parts, navigation: [], since }],
    }));
    const renderer = renderers.start();
    for (const registry of [...registries, ...registries]) {
      for (const boot of [
        { ...request.boot, registry },
        { ...request.boot, registry: { ...registry } },
      ]) {
        const page = await renderer.render({ ...request, boot });
        expect(page?.html).toContain(`<since ${registry.remotes[0]?.since}>`);
      }
    }
  });

  it('say when a page would wait too long behind others, by what those before them took, and render all that were let in', async () => {
    const slow = releases.module(
      'mfe-slow',
      '3.0.0',
      `module.exports = async () => { await new Promise((done) => setTimeout(done, 40)); return 'slow' }`,
    );
    const renderer = renderers.start({ busyMs: 60 });
    for (let visits = 0; visits < 12; visits += 1) await visit(renderer, slow);
    const state = { shell: releases.shell, remote: slow };
    expect(renderer.isBusy(state)).toBe(false);
    const pages = Array.from({ length: 12 }, () => visit(renderer, slow));
    expect(renderer.isBusy(state)).toBe(true);
    for (const page of await Promise.all(pages)) expect(page?.isWhole).toBe(true);
    expect(renderer.isBusy(state)).toBe(false);
  });

  it('render only the frame for a visitor who has waited too long', async () => {
    const slow = releases.module(
      'mfe-slow',
      '2.0.0',
      `module.exports = async () => { await new Promise((done) => setTimeout(done, 300)); return 'slow' }`,
    );
    const renderer = renderers.start({ waitMs: 100 });
    await visit(renderer, slow);
    await renderer.render(releases.request(undefined));
    const pages = await Promise.all([visit(renderer, slow), visit(renderer, slow)]);
    expect(pages.map((page) => page?.isWhole)).toEqual([true, false]);
    expect(pages[1]?.html).toBe(FRAME);
    expect((await visit(renderer, slow))?.isWhole).toBe(true);
  });

  it('are each portal’s own', async () => {
    const [one, other] = [renderers.start(), renderers.start()];
    const pids = [pidIn(await visit(one, sea)), pidIn(await visit(other, sea))];
    expect(pids[0]).not.toBe(pids[1]);
    one.close();
    expect(await visit(one, sea)).toBeUndefined();
    expect(pidIn(await visit(other, sea))).toBe(pids[1]);
  });

  it('are gone when the portal ends, busy or not', async () => {
    const renderer = renderers.start();
    const pids = [pidIn(await visit(renderer, sea)), pidIn(await visit(renderer, hills))];
    const busy = visit(renderer, sea, '/?fail=loops for ever');
    await new Promise((resolve) => setTimeout(resolve, 100));
    renderer.close();
    expect(await busy).toBeUndefined();
    await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]), 10_000);
  });
});
