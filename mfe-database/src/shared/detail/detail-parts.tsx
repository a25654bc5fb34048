import type { ReactNode } from 'react';
import { DetailColumns, Stack } from '@portico/ui';

export interface PartsProps {
  main: ReactNode;
  side: ReactNode;
  below?: ReactNode;
  /** One column, as beside a list. */
  isStacked: boolean;
}

/** Lays out the parts of a thing's details, on its page or beside its list. */
export function Parts({ main, side, below, isStacked }: PartsProps) {
  if (!isStacked) return <DetailColumns main={main} side={side} below={below} />;
  return (
    <Stack>
      {main}
      {side}
      {below}
    </Stack>
  );
}
