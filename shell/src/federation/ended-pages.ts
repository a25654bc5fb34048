import { createStore } from 'zustand/vanilla';
import { reportError } from './report-error';

/** A page that ended its tab: it kept the browser busy without end, or removed the portal's frame. */
export interface EndedPage {
  remote: string;
  version: string;
  /** Without language prefix. */
  path: string;
}

/** One entry of the storage for each visible tab. */
const PREFIX = 'portico-page.';
const REMOVED_FRAME = 'portico-removed-frame';

const BEAT_MS = 2_000;
/** A visible tab writes each two seconds: one that has not for this long is stuck, or was closed while it was. */
const SILENT_MS = 8_000;
/** What is older ended with the browser or the machine. */
const FORGOTTEN_MS = 600_000;

const own = PREFIX + Math.random().toString(36).slice(2);
let isWatching = false;
let running: EndedPage | undefined;
/** Not started again by itself. */
let held: EndedPage | undefined;

/** The page of another tab that ended, for a notice. */
export const endedPage = createStore<{ page: EndedPage | undefined }>(() => ({ page: undefined }));

/** Finds what ended before, and tells later tabs where this one is. Called once, before any remote is loaded. */
export function watchEndedPages(): void {
  isWatching = true;
  try {
    held = removedFrame();
    if (held === undefined) findSilentTab();
    // A tab that got stuck a moment ago still counts as alive.
    setTimeout(findSilentTab, SILENT_MS + BEAT_MS);
    setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', beat);
    // A dialog of the browser holds the page too.
    for (const end of ['pagehide', 'beforeprint']) addEventListener(end, () => localStorage.removeItem(own));
    addEventListener('pageshow', beat);
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
 * Notes the page that removed the frame, for the document that is loaded next. False where another document would not help: the page
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

function findSilentTab(): void {
  const now = Date.now();
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && name !== own)) {
    const page = readBeat(localStorage.getItem(key));
    const age = now - (page?.at ?? 0);
    if (age < SILENT_MS) continue;
    localStorage.removeItem(key);
    if (page === undefined || age > FORGOTTEN_MS) continue;
    held ??= page;
    endedPage.setState({ page });
    report('The tab stopped responding', page);
  }
}

function report(message: string, { remote, version }: EndedPage): void {
  reportError(new Error(message), { remote, version });
}

function beat(): void {
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
