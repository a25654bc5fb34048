import { useFormat } from '@portico/portal-kit';

/** `× 12`; read in the same order in every direction. */
export function Times({ count }: { count: number }) {
  const format = useFormat();
  return <bdi dir="ltr">{`× ${format.number(count)}`}</bdi>;
}
