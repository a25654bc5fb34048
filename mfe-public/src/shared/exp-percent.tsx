import { useFormat } from '@portico/portal-kit';

export interface ExpPercentProps {
  of: { exp: number; expToNext: number | null };
}

/** ` · 43.2%` behind a level: how far a character is to the next. Nothing at the last level. */
export function ExpPercent({ of: { exp, expToNext } }: ExpPercentProps) {
  const { percent } = useFormat();
  return expToNext === null ? null : ` · ${percent(Math.floor((exp / expToNext) * 1000) / 10, 1)}`;
}
