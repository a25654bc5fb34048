import type { ReactNode } from 'react';
import { DetailColumns, Stack } from '@portico/ui';

export interface PartsProps {
  main: ReactNode;
  side: ReactNode;
  /** Beside a list there is room for one column. */
  isStacked: boolean;
}

/** The parts of a thing's details, as its page and the panel beside its list have them. */
export function Parts({ main, side, isStacked }: PartsProps) {
  if (!isStacked) return <DetailColumns main={main} side={side} />;
  return (
    <Stack>
      {main}
      {side}
    </Stack>
  );
}
