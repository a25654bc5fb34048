import { useFormat } from '@portico/portal-kit';

/** `1`, or `2–5`; read in the same order in every direction. */
export function DropQuantity({ from, to }: { from: number; to: number }) {
  const { number } = useFormat();
  return <bdi dir="ltr">{from === to ? number(from) : `${number(from)}–${number(to)}`}</bdi>;
}
