import type { CDPSession, Page, Response } from '@playwright/test';

/** An element that a reader saw before any script ran, and what became of it. */
export interface Moved {
  /** Shortened text of the element. */
  text: string;
  className: string;
  /** Pixels, the larger of both directions; undefined where it is gone. */
  by: number | undefined;
}

/** Less than this is a rounding of the browser. */
const SAME_PLACE = 0.5;

/**
 * Holds back the scripts of the pages to come, until its `detach`. By the protocol of the browser: `page.route` would take every request to
 * the test, and do without the cache.
 */
export async function holdScripts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Scripts of a page before would come out of its memory, past what holds them.
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] });
  return session;
}

/** Opens a page whose scripts do not come until `release` is called. */
export async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<{ answer: Response | null; release: () => Promise<void> }> {
  const session = await holdScripts(page);
  const isHeld = new Promise((resolve) => session.once('Fetch.requestPaused', resolve));
  const answer = await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await isHeld;
  return { answer, release: () => session.detach() };
}

/** Notes where every visible element begins. */
export async function notePlaces(page: Page): Promise<void> {
  await page.evaluate(keepPlaces);
}

/** Finds elements that moved or went away. Moving drawings are left out. */
export function movedSince(page: Page): Promise<Moved[]> {
  return page.evaluate(comparePlaces, SAME_PLACE);
}

/** Runs in the page. */
async function keepPlaces(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const seen = [...document.querySelectorAll('#root *')].flatMap((element) => {
    const { width, height, left, right, top } = element.getBoundingClientRect();
    // Its end may differ: a time of the reader's zone is not as long as that of the server's.
    const start = document.dir === 'rtl' ? right : left;
    const isSeen = width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    return isSeen && element.closest('svg *') === null
      ? [{ element, start: start + scrollX, top: top + scrollY }]
      : [];
  });
  Object.assign(globalThis, { seenElements: seen });
}

/** Runs in the page. */
function comparePlaces(samePlace: number): Moved[] {
  const seen: { element: Element; start: number; top: number }[] = Reflect.get(globalThis, 'seenElements');
  const gone = seen.filter(({ element }) => !element.isConnected);
  // The outermost of what went together is named.
  const outermost = gone.filter(
    ({ element }) => !gone.some((other) => other.element === element.parentElement),
  );
  const moved = seen.flatMap(({ element, start, top }) => {
    const now = element.getBoundingClientRect();
    const startNow = document.dir === 'rtl' ? now.right : now.left;
    const by = Math.max(Math.abs(startNow + scrollX - start), Math.abs(now.top + scrollY - top));
    return element.isConnected && by > samePlace ? [{ element, by }] : [];
  });
  return [...outermost.map(({ element }) => ({ element, by: undefined })), ...moved].map(
    ({ element, by }) => ({
      text: (element.textContent ?? '').slice(0, 40),
      className: element.getAttribute('class') ?? '',
      by,
    }),
  );
}
