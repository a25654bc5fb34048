import { Link, type LinkProps } from '@portico/ui';
import { paths } from '../paths';

/** Name of a guild, and the way to its page where it has one. */
export function GuildLink({
  id,
  name,
  className,
}: { id: number | null; name: string } & Pick<LinkProps, 'className'>) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link href={paths.guild(id)} className={className}>
      <bdi>{name}</bdi>
    </Link>
  );
}
