import { StatRow, StatTile, type IconName } from '@portico/ui';
import type { ReactNode } from 'react';

/** A sum of the log. */
export interface LogTile {
  key: string;
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
}

export function LogTiles({ tiles }: { tiles: readonly LogTile[] }) {
  return (
    <StatRow>
      {tiles.map(({ key, ...tile }) => (
        <StatTile key={key} {...tile} />
      ))}
    </StatRow>
  );
}
