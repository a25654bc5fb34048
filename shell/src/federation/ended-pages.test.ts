import { jest } from '@jest/globals';

const reported: string[] = [];
jest.unstable_mockModule('./report-error', () => ({
  reportError: ({ message }: Error, source: object) => reported.push(`${message}: ${JSON.stringify(source)}`),
}));

const PAGE = { remote: 'mfe-sea', version: '1.2.0-3fb60c1e', path: '/sea/1' };
const ABSENT = { remote: 'mfe-hill', version: '1', path: '/hill' };
const SOURCE = '{"remote":"mfe-sea","version":"1.2.0-3fb60c1e"}';
const KEY = 'portico-page.another';

/** Names of the locks in use, because jsdom has no locks. */
const locks = new Set<string>();
const lockManager = {
  query: async () => ({ held: [...locks].map((name) => ({ name })) }),
  request: async (name: string, work: () => Promise<void>) => {
    locks.add(name);
    await work();
    locks.delete(name);
  },
};

/** The module as another document loads it. */
async function nextDocument() {
  jest.resetModules();
  const pages = await import('./ended-pages');
  const { guardFrame } = await import('./guard-frame');
  return { ...pages, guardFrame };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: lockManager });
  locks.clear();
  localStorage.clear();
  sessionStorage.clear();
  reported.length = 0;
});
afterEach(() => jest.useRealTimers());

const seen = (secondsAgo: number) => JSON.stringify({ ...PAGE, at: Date.now() - secondsAgo * 1000 });

test('an open tab that fell silent is told and reported once, and its page waits for a click', async () => {
  localStorage.setItem(KEY, seen(31));
  locks.add(KEY);
  const tab = await nextDocument();
  await tab.watchEndedPages();
  expect(tab.endedPage.getState().page).toMatchObject(PAGE);
  expect(reported).toEqual([`The tab stopped responding: ${SOURCE}`]);
  expect([tab.isHeldBack('mfe-sea', '/sea/1'), tab.isHeldBack('mfe-sea', '/sea/2')]).toEqual([true, false]);
  tab.releaseHeldPage('mfe-sea');
  expect(tab.isHeldBack('mfe-sea', '/sea/1')).toBe(false);
  const later = await nextDocument();
  await later.watchEndedPages();
  expect(later.endedPage.getState().page).toBeUndefined();
});

test('a tab that is alive, one of an hour ago and what is no entry are none', async () => {
  locks.add(KEY);
  for (const text of [seen(5), seen(3600), '{}', 'null', 'x']) {
    localStorage.setItem(KEY, text);
    const tab = await nextDocument();
    await tab.watchEndedPages();
    expect(tab.endedPage.getState().page).toBeUndefined();
  }
  expect(reported).toEqual([]);
});

test('a tab that gets stuck just before is found a little later', async () => {
  localStorage.setItem(KEY, seen(1));
  locks.add(KEY);
  const tab = await nextDocument();
  await tab.watchEndedPages();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(tab.isHeldBack('mfe-sea', '/sea/1')).toBe(true);
  // A slow machine is silent too, so nothing is reported yet.
  expect(reported).toEqual([]);
  await jest.advanceTimersByTimeAsync(22_000);
  expect(tab.endedPage.getState().page).toMatchObject(PAGE);
  expect(reported).toHaveLength(1);
});

test('a tab that ended with its browser is no fault of its page, unless that happens again', async () => {
  localStorage.setItem(KEY, seen(60));
  const tab = await nextDocument();
  await tab.watchEndedPages();
  expect([tab.isHeldBack('mfe-sea', '/sea/1'), localStorage.getItem(KEY)]).toEqual([false, null]);
  // A second window of the same browser.
  localStorage.setItem(KEY, seen(60));
  const window = await nextDocument();
  await window.watchEndedPages();
  expect(window.isHeldBack('mfe-sea', '/sea/1')).toBe(false);
  jest.setSystemTime(Date.now() + 60_000);
  localStorage.setItem(KEY, seen(9));
  const next = await nextDocument();
  await next.watchEndedPages();
  expect(next.isHeldBack('mfe-sea', '/sea/1')).toBe(true);
  expect(reported).toEqual([]);
});

test('without locks no page is held back', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.setItem(KEY, seen(60));
  const tab = await nextDocument();
  await tab.watchEndedPages();
  tab.noteRunningPage(PAGE);
  expect(tab.isHeldBack('mfe-sea', '/sea/1')).toBe(false);
  expect(localStorage).toHaveLength(1);
  expect(tab.noteRemovedFrame()).toBe(true);
});

test('a visible tab writes its page while it runs, and nothing once it is hidden or left', async () => {
  const tab = await nextDocument();
  tab.noteRunningPage(PAGE);
  expect(localStorage).toHaveLength(0);
  await tab.watchEndedPages();
  const entries = () => Object.values({ ...localStorage }).map((text) => JSON.parse(String(text)));
  tab.noteRunningPage(ABSENT);
  tab.noteRunningPage(PAGE);
  expect(entries()).toEqual([{ ...PAGE, at: Date.now() }]);
  expect(locks.size).toBe(1);
  jest.advanceTimersByTime(2000);
  expect(entries()).toEqual([{ ...PAGE, at: Date.now() }]);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(entries()).toEqual([]);
  // Browsers do not keep a page with a lock for the back button.
  await Promise.resolve();
  expect(locks.size).toBe(0);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
  expect(entries()).toEqual([]);
});

test('a tab that waits for the answer to a dialog is not silent', async () => {
  const seenDuring: number[] = [];
  const ask = jest.fn(() => {
    seenDuring.push(localStorage.length);
    return true;
  });
  const dialogs = { alert: window.alert, confirm: window.confirm, prompt: window.prompt };
  window.confirm = ask;
  const tab = await nextDocument();
  await tab.watchEndedPages();
  tab.noteRunningPage(PAGE);
  expect(window.confirm('Leave?')).toBe(true);
  expect([ask.mock.calls, seenDuring, localStorage.length]).toEqual([[['Leave?']], [0], 1]);
  Object.assign(window, dialogs);
});

test('a page that removes the frame has the document loaded again, once, and is held back there', async () => {
  document.body.innerHTML = '<div id="root"><header></header><main></main></div>';
  const tab = await nextDocument();
  await tab.watchEndedPages();
  tab.noteRunningPage(PAGE);
  const reload = jest.fn();
  tab.guardFrame(reload);
  document.querySelector('main')?.remove();
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  document.body.replaceChildren();
  await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(1);

  const next = await nextDocument();
  await next.watchEndedPages();
  expect(next.isHeldBack('mfe-sea', '/sea/1')).toBe(true);
  expect(reported).toEqual([`The page removed the frame of the portal: ${SOURCE}`]);
  // A held page is not at fault. If a click starts it again, it is.
  next.noteRunningPage(PAGE);
  expect(next.noteRemovedFrame()).toBe(false);
  next.releaseHeldPage('mfe-sea');
  expect(next.noteRemovedFrame()).toBe(true);
  next.noteRunningPage(undefined);
  expect(next.noteRemovedFrame()).toBe(false);
});
