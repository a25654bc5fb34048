/** Waits so long, or until the reader comes back to the page. True when the time is over; false when they came back, or it was stopped. */
export function waitForPoll(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isDue: boolean) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      signal.removeEventListener('abort', handleAbort);
      resolve(isDue);
    };
    const handleAbort = () => settle(false);
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') settle(false);
    };
    const timer = setTimeout(() => settle(true), Math.max(milliseconds, 0));
    document.addEventListener('visibilitychange', handleVisibility);
    signal.addEventListener('abort', handleAbort);
  });
}
