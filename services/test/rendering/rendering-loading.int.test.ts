import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PageRenderer, RENDERING_LIMITS, RenderingFaults } from '../../src/modules/rendering/index.js';
import type { ReportedFault } from '../../src/modules/rendering/index.js';
import { moduleCode, ReleasesOnDisk } from './releases-on-disk.js';
import { visitRepeatedly } from './visits.js';

const FRAME = '<frame of the shell></frame>';

/** Code of a release that cannot be loaded, and the reported error. */
const UNLOADABLE: [string, string, RegExp][] = [
  ['throws', `throw new Error('no sea')`, /^Error: no sea$/],
  ['is not JavaScript', `const = 1`, /^SyntaxError/],
  [
    'wants a React of its own',
    `require('react-dom')`,
    /^Error: Requires "react-dom", which the shell does not share$/,
  ],
  [
    'wants a module of Node',
    `require('node:fs')`,
    /^Error: Requires "node:fs", which the shell does not share$/,
  ],
  ['wants what objects inherit', `require('constructor')`, /^Error: Requires "constructor"/],
  ['loops for ever', `for (;;);`, /^It took longer than 2000 ms$/],
  ['exits', `process.exit(3)`, /^Its process ended with code 3$/],
  [
    'allocates',
    `const kept = []; for (;;) kept.push(Buffer.alloc(10485760, 1))`,
    /^Its process took too much memory$/,
  ],
];

describe('a release that cannot be loaded on the server', () => {
  const releases = new ReleasesOnDisk();
  const hills = releases.module('mfe-hills');
  let renderer: PageRenderer;
  let reported: ReportedFault[];

  function start(loadMs: number = RENDERING_LIMITS.loadMs): void {
    const faults = new RenderingFaults();
    reported = [];
    faults.listen((fault) => reported.push(fault));
    renderer = new PageRenderer(faults, { ...RENDERING_LIMITS, loadMs });
  }

  /** The states of a remote's process while a visit waits. A start takes far longer than the time between two looks. */
  async function whileWatching<T>(visit: () => Promise<T>, name: string): Promise<[T, Set<string>]> {
    const states = new Set<string>();
    const watch = { isOver: false };
    const answer = visit().finally(() => (watch.isOver = true));
    while (!watch.isOver) {
      for (const { remote, process } of renderer.state()) if (remote === name) states.add(process);
      await setImmediate();
    }
    return [await answer, states];
  }

  afterEach(() => renderer.close());
  afterAll(() => releases.remove());

  it.each(UNLOADABLE)(
    '%s: its pages are the frame, from the second on without a process',
    async (name, code, told) => {
      // A loop uses all of its time.
      start(name === 'loops for ever' ? 2_000 : undefined);
      const sea = releases.module('mfe-sea', name.replaceAll(' ', '-'), moduleCode('mfe-sea', code));
      await renderer.render(releases.request(hills, '/hills'));
      const others = visitRepeatedly(() => renderer.render(releases.request(hills, '/hills')));
      const visit = () => renderer.render(releases.request(sea, '/sea'));
      for (const rendering of await Promise.all([visit(), visit(), visit()])) {
        expect(rendering).toMatchObject({ html: FRAME, isWhole: false });
      }
      const [next, states] = await whileWatching(visit, 'mfe-sea');
      expect(next).toMatchObject({ html: FRAME });
      expect([...states]).toEqual(['none']);
      expect((await others.end()).answers.every((rendering) => rendering?.isWhole)).toBe(true);
      await vi.waitFor(() => expect(reported.length).toBeGreaterThan(0), 10_000);
      for (const { remote, message } of reported) {
        expect(remote).toBe('mfe-sea');
        expect(message).toMatch(told);
      }
      expect(await visit()).toMatchObject({ html: FRAME });
    },
  );

  it('has lost its file: before its first page, and not while its process is there', async () => {
    start();
    const sea = releases.module('mfe-sea', '2.0.0');
    expect(await renderer.render(releases.request(sea, '/sea'))).toMatchObject({ isWhole: true });
    rmSync(sea.file);
    expect(await renderer.render(releases.request(sea, '/sea'))).toMatchObject({ isWhole: true });
    const other = new PageRenderer(new RenderingFaults());
    expect(await other.render(releases.request(sea, '/sea'))).toMatchObject({ html: FRAME, isWhole: false });
    other.close();
  });

  it('has lost the file of its texts', async () => {
    start();
    const sea = { ...releases.module('mfe-sea', '3.0.0'), texts: '/nowhere/en.json' };
    expect(await renderer.render(releases.request(sea, '/sea'))).toMatchObject({
      html: FRAME,
      isWhole: false,
    });
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringMatching(/ENOENT/) })]);
  });

  it('does not render where the shell does not, which is not its fault', async () => {
    start();
    const request = releases.request(hills, '/hills');
    const broken = { file: releases.write('broken.cjs', `throw new Error('half built')`), stamp: '2' };
    expect(await renderer.render({ ...request, shell: broken })).toBeUndefined();
    expect(await renderer.render({ ...request, shell: broken })).toBeUndefined();
    expect(new Set(reported.map(({ remote }) => remote))).toEqual(new Set(['shell']));
    const built = { file: releases.shell.file, stamp: '3' };
    expect(await renderer.render({ ...request, shell: built })).toMatchObject({ isWhole: true });
  });
});
