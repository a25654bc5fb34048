/** Calls the listener right after each full unit of time; a tab in the background sleeps, and is right again in the foreground. */
export function onEach(unitMs: number): (listener: () => void) => () => void {
  return (listener) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(
        () => {
          listener();
          wait();
        },
        unitMs - (Date.now() % unitMs),
      );
    };
    const handleVisibility = () => {
      listener();
      wait();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  };
}

/** The last full unit of time before a moment. */
export function startOf(unitMs: number, at: number): number {
  return at - (at % unitMs);
}
