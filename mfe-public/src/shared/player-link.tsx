import { cardOf } from '@portico/game-ui';
import { Link } from '@portico/ui';
import { paths } from '../paths';
import quietLink from './quiet-link.module.css';

export interface PlayerLinkProps {
  player: { id: number; name: string };
  /** Looks like the text around it. */
  isQuiet?: boolean;
}

export function PlayerLink({ player: { id, name }, isQuiet }: PlayerLinkProps) {
  return (
    <Link href={paths.player(id)} className={isQuiet ? quietLink.quiet : undefined} {...cardOf('player', id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
