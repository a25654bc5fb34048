import { onCLS, onINP, onLCP } from 'web-vitals';

/** A page without an error in this time is counted; later faults are only reported as errors. */
const SEND_AFTER_MS = 10_000;

interface Vitals {
  /** Milliseconds. */
  lcp?: number;
  /** Thousandths. */
  cls?: number;
  /** Milliseconds. */
  inp?: number;
}

const measured = new Set<string>();

/** Reports the first view of a remote once, after a while or on leaving. Web vitals belong to the document: only its first page has them. */
export function measureView(remote: string, version: string, isFirstPage: boolean): void {
  if (measured.has(remote)) return;
  measured.add(remote);
  const vitals: Vitals = {};
  if (isFirstPage) watchVitals(vitals);
  let isSent = false;
  const send = () => {
    if (isSent) return;
    isSent = true;
    clearTimeout(timer);
    void fetch('/api/page-views', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remote, version, ...vitals }),
      keepalive: true,
    }).catch(() => undefined);
  };
  const timer = setTimeout(send, SEND_AFTER_MS);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    // Runs after the vitals have handled the same event.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  });
}

function watchVitals(vitals: Vitals): void {
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.round(value)), always);
  onCLS(({ value }) => (vitals.cls = Math.round(value * 1000)), always);
  onINP(({ value }) => (vitals.inp = Math.round(value)), always);
}
