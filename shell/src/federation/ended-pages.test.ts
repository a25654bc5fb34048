import { jest } from '@jest/globals';

const reported: string[] = [];
jest.unstable_mockModule('./report-error', () => ({
  reportError: ({ message }: Error, source: object) => reported.push(`${message}: ${JSON.stringify(source)}`),
}));

const PAGE = { remote: 'mfe-sea', version: '1.2.0-3fb60c1e', path: '/sea/1' };
const ABSENT = { remote: 'mfe-hill', version: '1', path: '/hill' };
const SOURCE = '{"remote":"mfe-sea","version":"1.2.0-3fb60c1e"}';
const KEY = 'portico-page.another';

/** The module as another document loads it. */
async function nextDocument() {
  jest.resetModules();
  const pages = await import('./ended-pages');
  const { guardFrame } = await import('./guard-frame');
  return { ...pages, guardFrame };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  reported.length = 0;
});
afterEach(() => jest.useRealTimers());

const seen = (secondsAgo: number) => JSON.stringify({ ...PAGE, at: Date.now() - secondsAgo * 1000 });

test('a tab that fell silent is told and reported once, and its page waits for a click', async () => {
  localStorage.setItem(KEY, seen(9));
  const tab = await nextDocument();
  tab.watchEndedPages();
  expect(tab.endedPage.getState().page).toMatchObject(PAGE);
  expect(reported).toEqual([`The tab stopped responding: ${SOURCE}`]);
  expect([tab.isHeldBack('mfe-sea', '/sea/1'), tab.isHeldBack('mfe-sea', '/sea/2')]).toEqual([true, false]);
  tab.releaseHeldPage('mfe-sea');
  expect(tab.isHeldBack('mfe-sea', '/sea/1')).toBe(false);
  const later = await nextDocument();
  later.watchEndedPages();
  expect(later.endedPage.getState().page).toBeUndefined();
});

test('a tab that is alive, one of an hour ago and what is no entry are none', async () => {
  for (const text of [seen(5), seen(3600), '{}', 'null', 'x']) {
    localStorage.setItem(KEY, text);
    const tab = await nextDocument();
    tab.watchEndedPages();
    expect(tab.endedPage.getState().page).toBeUndefined();
  }
  expect(reported).toEqual([]);
});

test('a tab that gets stuck just before is found a little later', async () => {
  localStorage.setItem(KEY, seen(1));
  const tab = await nextDocument();
  tab.watchEndedPages();
  jest.advanceTimersByTime(10_000);
  expect(tab.endedPage.getState().page).toMatchObject(PAGE);
});

test('a visible tab writes its page while it runs, and nothing once it is hidden or left', async () => {
  const tab = await nextDocument();
  tab.noteRunningPage(PAGE);
  expect(localStorage).toHaveLength(0);
  tab.watchEndedPages();
  const entries = () => Object.values({ ...localStorage }).map((text) => JSON.parse(String(text)));
  tab.noteRunningPage(ABSENT);
  tab.noteRunningPage(PAGE);
  expect(entries()).toEqual([{ ...PAGE, at: Date.now() }]);
  jest.advanceTimersByTime(2000);
  expect(entries()).toEqual([{ ...PAGE, at: Date.now() }]);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(entries()).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
  expect(entries()).toEqual([]);
});

test('a page that removes the frame has the document loaded again, once, and is held back there', async () => {
  document.body.innerHTML = '<div id="root"><header></header><main></main></div>';
  const tab = await nextDocument();
  tab.watchEndedPages();
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
  next.watchEndedPages();
  expect(next.isHeldBack('mfe-sea', '/sea/1')).toBe(true);
  expect(reported).toEqual([`The page removed the frame of the portal: ${SOURCE}`]);
  // Held back, it is not at fault. Started again by a click, it is.
  next.noteRunningPage(PAGE);
  expect(next.noteRemovedFrame()).toBe(false);
  next.releaseHeldPage('mfe-sea');
  expect(next.noteRemovedFrame()).toBe(true);
  next.noteRunningPage(undefined);
  expect(next.noteRemovedFrame()).toBe(false);
});
