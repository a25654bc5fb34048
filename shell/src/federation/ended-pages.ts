import { createStore } from 'zustand/vanilla';
import { reportError } from './report-error';

/** A page that ended its tab: it kept the browser busy without end, or removed the portal's frame. */
export interface EndedPage {
  remote: string;
  version: string;
  /** Without language prefix. */
  path: string;
}

/** One entry of the storage, and one lock, for each visible tab. */
const PREFIX = 'portico-page.';
/** The last page that ended with its tab. */
const ENDED = 'portico-ended-page';
const REMOVED_FRAME = 'portico-removed-frame';

const BEAT_MS = 2_000;
/** A visible tab writes every two seconds. A tab that has not written for this long is stuck or has ended. */
const SILENT_MS = 8_000;
/** A tab that is still silent after this long is reported. Slow machines and debuggers have continued by then. */
const STUCK_MS = 30_000;
/** A browser that does not tell which locks are held delays no page for longer. */
const LOCKS_WAIT_MS = 250;
/** Age from which an entry counts as ended together with the browser or the machine. */
const FORGOTTEN_MS = 600_000;

const own = PREFIX + Math.random().toString(36).slice(2);
let isWatching = false;
let running: EndedPage | undefined;
let releaseLock: (() => void) | undefined;
/** Not started again by itself. */
let held: EndedPage | undefined;

/** The page that ended another tab, for a notice. */
export const endedPage = createStore<{ page: EndedPage | undefined }>(() => ({ page: undefined }));

/** Finds what ended before, and tells later tabs where this one is. Called once, before any remote is loaded. */
export async function watchEndedPages(): Promise<void> {
  isWatching = true;
  try {
    held = removedFrame();
    // Without locks (plain HTTP) a stuck tab looks like one that was closed with its browser.
    if (!('locks' in navigator)) return;
    followVisibility();
    setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', followVisibility);
    addEventListener('pageshow', followVisibility);
    addEventListener('pagehide', rest);
    // Dialogs hold the page too, for as long as a visitor thinks.
    addEventListener('beforeprint', forgetBeat);
    window.alert = announced(window.alert);
    window.confirm = announced(window.confirm);
    window.prompt = announced(window.prompt);
    // A tab that got stuck a moment ago still counts as alive.
    for (const ms of [SILENT_MS, STUCK_MS]) setTimeout(() => void findSilentTabs(), ms + BEAT_MS);
    if (held === undefined) await findSilentTabs();
  } catch {
    // Without a storage no tab tells another one anything.
  }
}

/** Notes the page that is about to be rendered: one that never ends leaves no time for it later. */
export function noteRunningPage(page: EndedPage | undefined): void {
  if (!isWatching || (page?.remote === running?.remote && page?.path === running?.path)) return;
  running = page;
  beat();
}

/** Whether the page waits for a click, because it ended its tab before. */
export function isHeldBack(remote: string, path: string): boolean {
  return held?.remote === remote && held.path === path;
}

/** The next page of the remote is started as ever. */
export function releaseHeldPage(remote: string): void {
  if (held?.remote === remote) held = undefined;
}

/**
 * Notes the page that removed the frame, for the document that is loaded next. False if another document would not help: the page
 * was held back, or no remote is known and it happened a moment ago too, so that something else removes the frame.
 */
export function noteRemovedFrame(now = Date.now()): boolean {
  if (running !== undefined && isHeldBack(running.remote, running.path)) return false;
  try {
    const { at = 0 } = readBeat(sessionStorage.getItem(REMOVED_FRAME)) ?? {};
    const page = running ?? { remote: '', version: '', path: '' };
    sessionStorage.setItem(REMOVED_FRAME, JSON.stringify({ ...page, at: now }));
    return running !== undefined || now - at > SILENT_MS;
  } catch {
    return false;
  }
}

function removedFrame(): EndedPage | undefined {
  const page = readBeat(sessionStorage.getItem(REMOVED_FRAME));
  if (page === undefined || page.isTold || page.remote === '') return undefined;
  sessionStorage.setItem(REMOVED_FRAME, JSON.stringify({ ...page, isTold: true }));
  report('The page removed the frame of the portal', page);
  return page;
}

async function findSilentTabs(): Promise<void> {
  const now = Date.now();
  const silent = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && key !== own)
    .map((key) => ({ key, page: readBeat(localStorage.getItem(key)) }))
    .filter(({ page }) => now - (page?.at ?? 0) >= SILENT_MS);
  if (silent.length === 0) return;
  const locks = await heldLocks();
  for (const { key, page } of silent) {
    // The tab has continued, or another one has judged it meanwhile.
    if (readBeat(localStorage.getItem(key))?.at !== page?.at) continue;
    const isStuck = locks.has(key);
    if (page === undefined || now - page.at > FORGOTTEN_MS) localStorage.removeItem(key);
    else if (isStuck) holdStuck(key, page, now - page.at);
    else if (isSecondEnd(key, page)) held ??= page;
  }
}

/** A silent tab that still holds its lock is open. One without has ended: with the browser, or closed by a visitor. */
async function heldLocks(): Promise<Set<string | undefined>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LOCKS_WAIT_MS));
  const state = await Promise.race([navigator.locks.query().catch(() => undefined), late]);
  return new Set(state?.held?.map(({ name }) => name));
}

function holdStuck(key: string, page: EndedPage, silence: number): void {
  held ??= page;
  if (silence < STUCK_MS) return;
  localStorage.removeItem(key);
  endedPage.setState({ page });
  report('The tab stopped responding', page);
}

/** Whether the page ended its tab before, and again after it was started anew. A browser may crash once on any page. */
function isSecondEnd(key: string, page: EndedPage & { at: number }): boolean {
  const first = readBeat(localStorage.getItem(ENDED));
  localStorage.removeItem(key);
  localStorage.setItem(ENDED, JSON.stringify({ ...page, at: Date.now() }));
  const isSame = first?.remote === page.remote && first.path === page.path;
  return isSame && first.at < page.at && page.at - first.at < FORGOTTEN_MS;
}

function report(message: string, { remote, version }: EndedPage): void {
  reportError(new Error(message), { remote, version });
}

function followVisibility(): void {
  if (document.visibilityState === 'hidden') {
    rest();
    return;
  }
  holdLock();
  beat();
}

/** The browser frees the lock when the tab ends, however it does. A page with a lock is not kept for the back button. */
function holdLock(): void {
  if (releaseLock !== undefined) return;
  const released = new Promise<void>((resolve) => (releaseLock = resolve));
  void navigator.locks.request(own, () => released).catch(() => undefined);
}

function rest(): void {
  releaseLock?.();
  releaseLock = undefined;
  localStorage.removeItem(own);
}

function forgetBeat(): void {
  localStorage.removeItem(own);
}

/** A dialog during which the tab does not count as stuck. */
function announced<A extends unknown[], T>(dialog: (...args: A) => T): (...args: A) => T {
  return (...args) => {
    forgetBeat();
    try {
      return dialog.apply(window, args);
    } finally {
      beat();
    }
  };
}

function beat(): void {
  if (!('locks' in navigator)) return;
  try {
    if (running === undefined || document.visibilityState === 'hidden') localStorage.removeItem(own);
    else localStorage.setItem(own, JSON.stringify({ ...running, at: Date.now() }));
  } catch {
    // The storage is off or full.
  }
}

function readBeat(text: string | null): (EndedPage & { at: number; isTold?: boolean }) | undefined {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    const isBeat = typeof read === 'object' && read !== null && 'remote' in read && 'at' in read;
    return isBeat ? (read as EndedPage & { at: number }) : undefined;
  } catch {
    return undefined;
  }
}
