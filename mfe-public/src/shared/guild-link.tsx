import { Link } from '@portico/ui';
import { paths } from '../paths';
import quietLink from './quiet-link.module.css';

export interface GuildLinkProps {
  id: number | null;
  name: string;
  /** Looks like the words around it. */
  isQuiet?: boolean;
}

/** Name of a guild, and the way to its page where it has one. */
export function GuildLink({ id, name, isQuiet }: GuildLinkProps) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link href={paths.guild(id)} className={isQuiet ? quietLink.quiet : undefined}>
      <bdi>{name}</bdi>
    </Link>
  );
}
