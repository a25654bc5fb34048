/** Waits so long, or until the reader comes back to the page. True when the time is over; false when they came back, or it was stopped. */
export function waitForPoll(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const settle = (isDue: boolean) => {
      end.abort();
      clearTimeout(timer);
      resolve(isDue);
    };
    const timer = setTimeout(() => settle(true), Math.max(milliseconds, 0));
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') settle(false);
    };
    document.addEventListener('visibilitychange', handleVisibility, { signal: end.signal });
    signal.addEventListener('abort', () => settle(false), { signal: end.signal });
  });
}
