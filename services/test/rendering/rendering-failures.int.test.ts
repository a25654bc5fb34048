import { IS_FULL } from '@portico/testing-api';
import { PageRenderer, RENDERING_LIMITS, RenderingFaults } from '../../src/modules/rendering/index.js';
import type { RenderingRequest, ReportedFault } from '../../src/modules/rendering/index.js';
import { FAILURES, ReleasesOnDisk, TAKES_ALL_ITS_TIME } from './releases-on-disk.js';
import type { Failure } from './releases-on-disk.js';
import { visitRepeatedly } from './visits.js';

const FRAME = '<frame of the shell></frame>';

/** Enough time on a busy machine for a page to exceed the memory limit; the others have the usual time. */
const TIME_FOR_MEMORY = { ...RENDERING_LIMITS, pageMs: 20_000 };

/** Message to the operator. */
const TOLD: Record<Failure, RegExp> = {
  throws: /^Error: no price$/,
  'throws a page that React cannot render': /^Error: wrong$/,
  'never resolves': /^It took longer than 500 ms$/,
  'loops for ever': /^It took longer than 500 ms$/,
  'allocates a gigabyte of heap': /^Its process took too much memory$/,
  'allocates a gigabyte of Buffers': /^Its process took too much memory$/,
  'calls process.exit': /^Its process ended with code 0$/,
  'calls process.abort': /^Its process ended with SIGABRT$/,
  'ends itself by a signal': /^Its process ended with SIGSEGV$/,
  'closes the channel': /^Its process ended with code 0$/,
  'answers with megabytes': /^The page has 5000028 characters$/,
};

const failures = Object.keys(FAILURES) as Failure[];

/** One example of each way to end: a fault, the time, the memory, an exit, a signal. Failures beside others appear in all. */
const FAILURES_BESIDE_OTHERS: readonly Failure[] = IS_FULL
  ? failures
  : [
      'throws',
      'never resolves',
      'loops for ever',
      'allocates a gigabyte of Buffers',
      'calls process.exit',
      'ends itself by a signal',
      'answers with megabytes',
    ];

describe('a remote that fails on the server', () => {
  const releases = new ReleasesOnDisk();
  const sea = releases.module('mfe-sea');
  const hills = releases.module('mfe-hills');
  let renderer: PageRenderer;
  let reported: ReportedFault[];

  function start(failure: Failure, pageMs?: number): void {
    const faults = new RenderingFaults();
    reported = [];
    faults.listen((fault) => reported.push(fault));
    const limits = failure.startsWith('allocates') ? TIME_FOR_MEMORY : RENDERING_LIMITS;
    renderer = new PageRenderer(faults, { ...limits, pageMs: pageMs ?? limits.pageMs });
  }

  afterEach(() => renderer.close());
  afterAll(() => releases.remove());

  const failing = (failure: Failure): RenderingRequest =>
    releases.request(sea, `/sea?fail=${encodeURIComponent(failure)}`);

  it.each(failures)('%s: as the first page of all', async (failure) => {
    // No other page waits here, so the failing one need not use up its time.
    start(failure, TAKES_ALL_ITS_TIME.has(failure) ? 500 : undefined);
    const rendering = await renderer.render(failing(failure));
    expect(rendering).toMatchObject({ html: FRAME, isWhole: false });
    expect(reported).toEqual([
      expect.objectContaining({
        remote: 'mfe-sea',
        version: '1.0.0',
        slot: undefined,
        page: '/sea',
        message: expect.stringMatching(TOLD[failure]),
      }),
    ]);
  });

  it.each(FAILURES_BESIDE_OTHERS)(
    '%s: while pages of another are rendered, none of which is lost or waits for it',
    async (failure) => {
      start(failure);
      await renderer.render(releases.request(sea, '/sea'));
      await renderer.render(releases.request(hills, '/hills'));
      const others = visitRepeatedly(() => renderer.render(releases.request(hills, '/hills')));
      expect((await renderer.render(failing(failure)))?.html).toBe(FRAME);
      const meanwhile = others.count();
      const { answers } = await others.end();
      expect(answers.every((rendering) => rendering?.isWhole)).toBe(true);
      expect(meanwhile).toBeGreaterThanOrEqual(TAKES_ALL_ITS_TIME.has(failure) ? 4 : 0);
    },
  );
});
