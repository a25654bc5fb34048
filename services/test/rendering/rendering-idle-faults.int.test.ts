import { RenderingFaults } from '../../src/modules/rendering/index.js';
import type { PageRenderer, ReleasedModule } from '../../src/modules/rendering/index.js';
import { moduleCode, ReleasesOnDisk } from './releases-on-disk.js';
import { FRAME, isAlive, pidIn, TestRenderers } from './test-renderers.js';

describe('the processes that render, when they fail outside of a page', () => {
  const releases = new ReleasesOnDisk();
  const sea = releases.module('mfe-sea');
  const renderers = new TestRenderers();

  afterEach(() => renderers.close());
  afterAll(() => releases.remove());

  const visit = (renderer: PageRenderer, module: ReleasedModule) => renderer.render(releases.request(module));

  it('tell what runs on between two pages, and go on', async () => {
    const faults = new RenderingFaults();
    const told: string[] = [];
    faults.listen(({ remote, page, message }) => told.push(`${remote} ${page}: ${message}`));
    const renderer = renderers.start({}, faults);
    const late = releases.module(
      'mfe-late',
      '1.0.0',
      moduleCode(
        'mfe-late',
        `setTimeout(() => { throw new Error('late') }, 50); void Promise.reject(new Error('unseen'));`,
      ),
    );
    const pid = pidIn(await visit(renderer, late));
    await vi.waitFor(() => expect(told).toContain('mfe-late undefined: Error: unseen'), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pidIn(await visit(renderer, late))).toBe(pid);
  });

  it('are ended when they loop between two pages', async () => {
    const faults = new RenderingFaults();
    const told: string[] = [];
    faults.listen(({ message }) => told.push(message));
    const renderer = renderers.start({}, faults);
    const looping = releases.module(
      'mfe-looping',
      '1.0.0',
      `module.exports = () => { setTimeout(() => { for (;;); }, 20); return '<looping ' + process.pid + '>' }`,
    );
    const pid = pidIn(await visit(renderer, looping));
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 20_000);
    await vi.waitFor(() => expect(told).toEqual(['Its process was stuck in a loop']));
  });

  it('that end between two pages are not started again at once for ever', async () => {
    const renderer = renderers.start();
    const leaving = releases.module(
      'mfe-leaving',
      '1.0.0',
      `module.exports = () => { setTimeout(() => process.exit(), 20); return '<leaving ' + process.pid + '>' }`,
    );
    expect((await visit(renderer, leaving))?.isWhole).toBe(true);
    await vi.waitFor(() => expect(renderer.state()[0]?.refusedForMs).toBeGreaterThan(0), 10_000);
    expect(await visit(renderer, leaving)).toMatchObject({ html: FRAME, isWhole: false });
  });

  it('that cannot be started cost their pages, and nothing else', async () => {
    const { execPath } = process;
    const renderer = renderers.start();
    process.execPath = '/nowhere/node';
    try {
      expect(await visit(renderer, sea)).toBeUndefined();
    } finally {
      process.execPath = execPath;
    }
    expect(renderer.state()[0]).toMatchObject({ process: 'none', refusedForMs: expect.any(Number) });
    expect((await visit(renderers.start(), sea))?.isWhole).toBe(true);
  });
});
