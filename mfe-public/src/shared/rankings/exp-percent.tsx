import { useFormat } from '@portico/portal-kit';

export interface ExpPercentProps {
  of: { exp: number; expToNext: number | null };
}

/** ` · 43.2%` after a level: progress to the next one. Empty at the last level. */
export function ExpPercent({ of: { exp, expToNext } }: ExpPercentProps) {
  const { percent } = useFormat();
  return expToNext === null ? null : ` · ${percent(Math.floor((exp / expToNext) * 1000) / 10, 1)}`;
}
