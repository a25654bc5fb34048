import { Link } from '@portico/ui';
import { paths } from '../../paths';
import quietLink from './quiet-link.module.css';

export interface GuildLinkProps {
  id: number | null;
  name: string;
  /** Looks like the text around it. */
  isQuiet?: boolean;
}

/** A guild's name, with a link to its page if it has one. */
export function GuildLink({ id, name, isQuiet }: GuildLinkProps) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link href={paths.guild(id)} className={isQuiet ? quietLink.quiet : undefined}>
      <bdi>{name}</bdi>
    </Link>
  );
}
