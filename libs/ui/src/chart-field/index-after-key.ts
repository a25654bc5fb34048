/** Points that each key moves over a chart. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** Returns the point that a slider's key leads to from `index`, from 0 to `last`; undefined for other keys. */
export function indexAfterKey(key: string, index: number, last: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.max(0, Math.min(index + step, last));
}
