import type { ReactNode } from 'react';
import { useFormat } from './use-format';

export interface MomentProps {
  /** Milliseconds UTC. */
  at: number;
  /** Tooltip; by default the date and time where the reader is. */
  title?: string;
  className?: string | undefined;
  /** Words in place of how long ago it was. */
  children?: ReactNode;
}

/** A moment of the past: how long ago, and exactly when in the tooltip. */
export function Moment({ at, title, className, children }: MomentProps) {
  const { date, relativeTime } = useFormat();
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={title ?? date(at)}>
      {children ?? relativeTime(at)}
    </time>
  );
}
