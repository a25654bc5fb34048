import { ErrorCounts } from '../../src/modules/error-reports/error-counts.js';
import { CanaryVisits, DRAWS, groupOf } from '../../src/modules/releases/index.js';
import { PageRenderer } from '../../src/modules/rendering/index.js';
import { startPortal, type TestPortal } from '../portal/start-portal.js';
import { FIXTURE_SHELL, moduleCode, TAKES_ALL_ITS_TIME } from './releases-on-disk.js';
import type { Failure } from './releases-on-disk.js';
import { visitRepeatedly } from './visits.js';

const page = (path: string) => ({ path, titleKey: 'page.title', descriptionKey: 'page.text' });

/** One of each kind: a fault of the page, its time limit, its process. `rendering-failures` tests all of them with the renderer. */
const failures: readonly Failure[] = [
  'throws',
  'throws a page that React cannot render',
  'never resolves',
  'allocates a gigabyte of heap',
  'calls process.exit',
];

const addressOf = (failure: Failure) => `/sea/1?fail=${encodeURIComponent(failure)}`;

describe('a portal with a release that fails on the server', () => {
  let portal: TestPortal;
  let visits = 0;

  beforeAll(async () => {
    // All visits come from one address while the failures last.
    const settings = { server: { limits: { page: 1_000_000 }, inFlight: { requests: 100 } } };
    portal = await startPortal({ shellServer: FIXTURE_SHELL, settings });
    await release('mfe-hills', '/hills', moduleCode('hills'));
  });

  afterAll(() => portal.close());

  const release = (name: string, path: string, code: string, request = {}) =>
    portal.release(
      { name, paths: [path], pages: [page(path), page(`${path}/:id`)], server: { remote: code } },
      request,
    );
  /** Another address each time, because pages are cached for a moment. */
  const hills = () => portal.get(`/hills?visit=${++visits}`);

  it.each(failures)('%s: its page is served empty and the others as ever', async (failure) => {
    // Another release, without known failures.
    await release('mfe-sea', '/sea', `${moduleCode('sea')} // ${failure}`);
    await portal.lookAgain();
    await hills();
    const others = visitRepeatedly(hills);
    const failing = await portal.get(addressOf(failure));
    const meanwhile = others.count();
    expect(failing.status).toBe(200);
    expect(failing.text).not.toContain('<sea ');
    expect(failing.boot().registry.remotes.map(({ name }) => name)).toContain('mfe-sea');
    const { answers } = await others.end();
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('<hills ');
    }
    expect(meanwhile).toBeGreaterThanOrEqual(TAKES_ALL_ITS_TIME.has(failure) ? 4 : 0);
    expect((await portal.get('/hills')).text).toContain('<hills ');
  });

  it('is told of on the board of releases', async () => {
    await portal.app.get(ErrorCounts).write();
    const board = await portal.board();
    const errors = (name: string) => board.remotes.find((remote) => remote.name === name)?.errors;
    expect(errors('mfe-sea')).toMatchObject({ count: failures.length });
    expect(errors('mfe-sea')?.message).toMatch(/^On the server: /);
    expect(errors('mfe-hills')).toMatchObject({ count: 0 });
  });

  it('counts once for its group while a canary runs, not for those who get no page after it', async () => {
    await release('mfe-sea', '/sea', `${moduleCode('sea')} // live`);
    await release('mfe-sea', '/sea', `${moduleCode('sea')} // canary`, { canaryShare: 50 });
    await portal.lookAgain();
    const { id = '', share = 0 } = (await portal.store.active()).remotes['mfe-sea']?.canary ?? {};
    const draws = Array.from({ length: DRAWS }, (_, draw) => draw);
    const [first = '', ...others] = draws
      .filter((draw) => groupOf({ id, share }, draw) === 'canary')
      .map((draw) => `portico-canary=${draw}.${id}`);
    const visit = (url: string, cookie: string, remoteAddress: string) =>
      portal.app.inject({ url, headers: { cookie }, remoteAddress });
    await portal.get('/sea/2', { cookie: first });
    await portal.get(addressOf('calls process.exit'), { cookie: first });
    for (const [index, cookie] of others.slice(0, 4).entries()) {
      await visit(addressOf('calls process.exit'), cookie, `10.2.0.${index}`);
      expect((await visit(`/sea/1?visit=${index}`, cookie, `10.2.0.${index}`)).body).not.toContain('<sea ');
    }
    await portal.app.get(CanaryVisits).write();
    const { canary, control } = await portal.app.get(CanaryVisits).counts(id);
    expect([canary.faults, control.visitors]).toEqual([1, 0]);
  });

  it('has more visitors than it can make pages for: the browser fills the rest, which come ahead of those that wait', async () => {
    const code = `exports.default = async () => {
      await new Promise((done) => setTimeout(done, 50));
      return '<crowd>';
    }`;
    await release('mfe-crowd', '/crowd', code);
    await portal.lookAgain();
    await portal.get('/crowd');
    const begun = performance.now();
    const visit = async (number: number) => {
      const { status, text, headers } = await portal.get(`/crowd?visit=${number}`);
      return { status, text, says: headers['server-timing'], milliseconds: performance.now() - begun };
    };
    const crowd = Promise.all(Array.from({ length: 80 }, (_, number) => visit(number)));
    const other = await hills();
    const pages = await crowd;
    const whole = pages.filter(({ text }) => text.includes('<crowd>'));
    const bare = pages.filter(({ text }) => text.includes('<div id="root"></div>'));
    // On a busy machine some visitors wait too long.
    const framed = pages.filter(({ text }) => /<frame [^>]*><\/frame>/.test(text));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(whole.length + bare.length + framed.length).toBe(pages.length);
    expect(new Set(bare.map(({ says }) => says))).toEqual(new Set(['rendering;desc="busy"']));
    expect(whole.find(({ says }) => says !== undefined)).toBeUndefined();
    expect(whole.length).toBeGreaterThan(0);
    // Some wait from the start; others arrive until the last visitor is done.
    expect(whole.length).toBeLessThan(60);
    const slowest = (some: typeof pages) => Math.max(...some.map(({ milliseconds }) => milliseconds));
    expect(slowest(bare)).toBeLessThan(slowest(whole));
    expect(other.text).toContain('<hills ');
    expect((await portal.get('/crowd?visit=after')).text).toContain('<crowd>');
  });

  it('has no process for a remote that no one visits', async () => {
    await release('mfe-quiet', '/quiet', moduleCode('quiet'));
    await portal.lookAgain();
    await hills();
    const running = () =>
      portal.app
        .get(PageRenderer)
        .state()
        .map(({ remote }) => remote);
    expect(running()).toEqual(expect.arrayContaining(['mfe-hills', 'shell']));
    expect(running()).not.toContain('mfe-quiet');
    expect((await portal.get('/quiet')).text).toContain('<quiet ');
    expect(running()).toContain('mfe-quiet');
  });

  it('is switched and rolled back under load, and every page is of the version that it names', async () => {
    const one = await release('mfe-sea', '/sea', `exports.default = () => '<sea one>'`);
    await portal.lookAgain();
    const visitors = [1, 2].map(() => visitRepeatedly(() => portal.get(`/sea?visit=${++visits}`)));
    await release('mfe-sea', '/sea', `exports.default = () => '<sea two>'`);
    await portal.lookAgain();
    expect((await portal.get(`/sea?visit=${++visits}`)).text).toContain('<sea two>');
    await portal.rollBack('mfe-sea');
    await portal.lookAgain();
    expect((await portal.get(`/sea?visit=${++visits}`)).text).toContain('<sea one>');
    for (const { answers } of await Promise.all(visitors.map((visitor) => visitor.end()))) {
      for (const answer of answers) {
        const version = answer.boot().registry.remotes.find(({ name }) => name === 'mfe-sea')?.version;
        expect(answer.text).toContain(version === one.version ? '<sea one>' : '<sea two>');
      }
    }
  });
});
