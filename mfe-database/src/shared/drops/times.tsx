import { useFormat } from '@portico/portal-kit';

/** `× 12`; left to right in every language. */
export function Times({ count }: { count: number }) {
  const format = useFormat();
  return <bdi dir="ltr">{`× ${format.number(count)}`}</bdi>;
}
