import type { CDPSession, Page, Response } from '@playwright/test';

/** An element that was visible before any script ran, and its later place. */
export interface Moved {
  /** Shortened text of the element. */
  text: string;
  className: string;
  /** The larger shift of both directions in pixels; undefined if the element is gone. */
  by: number | undefined;
}

/** Smaller shifts are rounding by the browser. */
const SAME_PLACE = 0.5;

/**
 * Blocks the scripts of later pages until `detach`. Uses the browser's protocol, because `page.route` sends every request to the test and
 * disables the cache.
 */
export async function holdScripts(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Clears the cache, or scripts of an earlier page would pass the block.
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] });
  return session;
}

/** Opens a page whose scripts are blocked until `release` is called. */
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

/** Finds elements that moved or disappeared. Animated drawings are left out. */
export function movedSince(page: Page): Promise<Moved[]> {
  return page.evaluate(comparePlaces, SAME_PLACE);
}

/** Runs in the page. */
async function keepPlaces(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const seen = [...document.querySelectorAll('#root *')].flatMap((element) => {
    const { width, height, left, right, top } = element.getBoundingClientRect();
    // Compares only its start, because its length may change: times in the reader's zone and in the server's differ.
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
  // Reports only the outermost element of those that disappeared together.
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
