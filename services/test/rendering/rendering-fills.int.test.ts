import { PageRenderer, RENDERING_LIMITS, RenderingFaults } from '../../src/modules/rendering/index.js';
import type { Rendering, ReportedFault } from '../../src/modules/rendering/index.js';
import { ReleasesOnDisk } from './releases-on-disk.js';

const RETRY_MS = 400;
const LIMITS = { ...RENDERING_LIMITS, retryMs: RETRY_MS, pageRetryMs: 20 * RETRY_MS };

/** A module that does what the query of its page says: answers, throws or exits. */
function code(name: string): string {
  return `module.exports = async ({ address }) => {
    const fails = new URL(address, 'http://portal').searchParams.get('${name}');
    if (fails === 'exits') process.exit(1);
    if (fails === 'throws') throw new Error('${name} throws');
    return '<${name}>';
  };`;
}

/** Moves only when the tests say so, because a slow machine would otherwise try refused parts again too early. */
let clock = performance.now();
const wait = (ms: number) => {
  clock += ms;
};

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => vi.restoreAllMocks());

describe('a page whose slots are filled', () => {
  const releases = new ReleasesOnDisk();
  const sea = releases.module('mfe-sea', '1.0.0', code('sea'));
  const offers = releases.fill('mfe-offers', 'item.side', code('offers'));
  const votes = releases.fill('mfe-votes', 'item.foot', code('votes'));
  let renderer: PageRenderer;
  let reported: ReportedFault[];

  beforeEach(() => {
    const faults = new RenderingFaults();
    reported = [];
    faults.listen((fault) => reported.push(fault));
    renderer = new PageRenderer(faults, LIMITS);
  });

  afterEach(() => renderer.close());
  afterAll(() => releases.remove());

  const visit = (query = '', fills = [offers, votes]) =>
    renderer.render(releases.request(sea, `/sea?${query}`, fills));
  const shown = (rendering: Rendering | undefined) => rendering?.html.match(/<\w+>/g);
  const blamed = () => reported.map(({ remote, slot }) => [remote, slot]);

  it('has them, and says so to the browser', async () => {
    const rendering = await visit();
    expect(shown(rendering)).toEqual(['<sea>', '<offers>', '<votes>']);
    expect(rendering?.boot.fills).toEqual(['mfe-offers item.side', 'mfe-votes item.foot']);
    expect(rendering).toMatchObject({ isWhole: true, faults: [], links: '<link rel="x">' });
  });

  it('is called what it says while it is rendered, where that is a title', async () => {
    expect(await visit('title=Sea+by+depth')).toMatchObject({ title: 'Sea by depth' });
    expect((await visit(`title=${'x'.repeat(301)}`))?.title).toBeUndefined();
    expect((await visit())?.title).toBeUndefined();
  });

  it('is there without what threw, which stays in its place for the browser', async () => {
    const rendering = await visit('offers=throws');
    expect(shown(rendering)).toEqual(['<sea>', '<votes>']);
    expect(rendering).toMatchObject({ isWhole: true, faults: [{ fill: 'mfe-offers item.side' }] });
    expect(rendering?.boot.fills).toEqual(['mfe-offers item.side', 'mfe-votes item.foot']);
    expect(reported).toMatchObject([
      { remote: 'mfe-offers', slot: 'item.side', page: '/sea', message: 'Error: offers throws' },
    ]);
  });

  it('is there without fills that end its process, and the page itself is not to blame', async () => {
    const rendering = await visit('offers=exits');
    expect(shown(rendering)).toEqual(['<sea>']);
    expect(rendering).toMatchObject({ isWhole: true, boot: { fills: [] } });
    expect(blamed()).toEqual([
      ['mfe-offers', 'item.side'],
      ['mfe-votes', 'item.foot'],
    ]);
    expect(shown(await visit())).toEqual(['<sea>']);
  });

  it('finds out one after the other which of them it was', async () => {
    await visit('offers=exits');
    wait(RETRY_MS);
    await visit('offers=exits');
    wait(RETRY_MS);
    expect(shown(await visit('offers=exits'))).toEqual(['<sea>', '<votes>']);
    expect(shown(await visit())).toEqual(['<sea>', '<votes>']);
    wait(2 * RETRY_MS);
    expect(shown(await visit())).toEqual(['<sea>', '<offers>', '<votes>']);
  });

  it('does not blame them for its own end', async () => {
    expect(await visit('sea=exits')).toMatchObject({ isWhole: false });
    expect(blamed()).toEqual([['mfe-sea', undefined]]);
    wait(RETRY_MS);
    expect(shown(await visit('', []))).toBeNull();
  });

  it('leaves a slot to the browser as a whole where one of its fills cannot be loaded', async () => {
    const broken = releases.fill('mfe-broken', 'item.side', `throw new Error('no code')`);
    const rendering = await visit('', [offers, broken, votes]);
    expect(shown(rendering)).toEqual(['<sea>', '<votes>']);
    expect(rendering?.boot.fills).toEqual(['mfe-votes item.foot']);
    expect(blamed()).toEqual([['mfe-broken', 'item.side']]);
  });
});

describe('a remote that failed', () => {
  const releases = new ReleasesOnDisk();
  let renderer: PageRenderer;

  beforeEach(() => {
    renderer = new PageRenderer(new RenderingFaults(), LIMITS);
  });

  afterEach(() => renderer.close());
  afterAll(() => releases.remove());

  const sea = releases.module('mfe-sea', '1.0.0', code('sea'));
  const visit = (address: string, module = sea) => renderer.render(releases.request(module, address));

  it('is not asked for a while, is asked once, and is asked again by all when that went well', async () => {
    expect(await visit('/bad?sea=exits')).toMatchObject({ isWhole: false });
    expect(await visit('/good')).toMatchObject({ isWhole: false });
    wait(RETRY_MS);
    const pages = await Promise.all([visit('/good'), visit('/good')]);
    expect(pages.map((page) => page?.isWhole)).toEqual([true, false]);
    expect(await visit('/good')).toMatchObject({ isWhole: true });
  });

  it('is not kept from its other pages by one that ends it', async () => {
    await visit('/bad?sea=exits');
    wait(RETRY_MS);
    expect(await visit('/bad?sea=exits')).toMatchObject({ isWhole: false });
    expect(await visit('/good')).toMatchObject({ isWhole: true });
    expect(await visit('/bad?sea=exits')).toMatchObject({ isWhole: false });
    expect(await visit('/good')).toMatchObject({ isWhole: true });
  });

  it('is not asked after three of its pages threw, and a page in another version is', async () => {
    for (const page of [1, 2, 3]) await visit(`/${page}?sea=throws`);
    expect(await visit('/good')).toMatchObject({ isWhole: false, faults: [] });
    const fixed = releases.module('mfe-sea', '2.0.0', code('sea'));
    expect(await visit('/good', fixed)).toMatchObject({ isWhole: true });
  });

  it('is asked again when the same page threw again and again', async () => {
    for (let visits = 0; visits < 5; visits += 1) await visit('/bad?sea=throws');
    expect(await visit('/good')).toMatchObject({ isWhole: true });
  });
});
