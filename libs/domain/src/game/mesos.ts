const STEPS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  к: 1e3,
  m: 1e6,
  kk: 1e6,
  кк: 1e6,
  b: 1e9,
  kkk: 1e9,
  ккк: 1e9,
  万: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
};

/** Longest text that is read as an amount. */
export const MESOS_MAX_LENGTH = 20;

const GROUPED = /^\d{1,3}(?:([,.' ])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^\d{1,15}(?:[.,]\d{1,9})?$/;

/**
 * Reads an amount of mesos as players write it: `250000`, `250,000`, `250k`, `10m`, `1.5b`, `10kk`, `3億`. Undefined
 * for other text, and for fractions of a meso. Without a unit, a separator before three digits groups them: `1.500`
 * is fifteen hundred, `1.500m` one and a half million.
 */
export function parseMesos(text: string): number | undefined {
  const [, amount = '', step = ''] =
    /^([\d.,' ]+?) ?([^\d.,' ]*)$/u.exec(text.normalize('NFKC').trim().toLowerCase()) ?? [];
  const factor = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined;
  const number = readAmount(amount, step !== '');
  if (factor === undefined || number === undefined || text.length > MESOS_MAX_LENGTH) return undefined;
  // 1.1 * 1e6 is not quite an integer.
  const mesos = Math.round(number * factor * 1e3) / 1e3;
  return Number.isSafeInteger(mesos) ? mesos : undefined;
}

function readAmount(amount: string, hasStep: boolean): number | undefined {
  const isGrouped = GROUPED.test(amount) && !(hasStep && PLAIN.test(amount));
  if (isGrouped) return Number(amount.replace(/[,.' ]/g, ''));
  return PLAIN.test(amount) ? Number(amount.replace(',', '.')) : undefined;
}
