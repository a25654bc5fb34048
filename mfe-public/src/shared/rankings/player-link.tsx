import { cardOf } from '@portico/game-ui';
import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import quietLink from './quiet-link.module.css';

export interface PlayerLinkProps {
  player: { id: number; name: string };
  /** Looks like the text around it. */
  isQuiet?: boolean;
  /** Words around the name; by default the name alone. */
  children?: ReactNode;
}

export function PlayerLink({ player: { id, name }, isQuiet, children }: PlayerLinkProps) {
  return (
    <Link href={paths.player(id)} className={isQuiet ? quietLink.quiet : undefined} {...cardOf('player', id)}>
      {children ?? <bdi>{name}</bdi>}
    </Link>
  );
}
