/** Calls the listener after each full unit of time. It pauses in hidden tabs and catches up when the tab is shown. */
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

/** Start of the unit of time that contains a moment. */
export function startOf(unitMs: number, at: number): number {
  return at - (at % unitMs);
}
