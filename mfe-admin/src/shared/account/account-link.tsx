import { Link } from '@portico/ui';
import type { ReactNode } from 'react';
import { useStory } from '../story/story-state';

interface AccountLinkProps {
  id: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Link with the name of an account or of its character. It opens the drawer of the account over the page. */
export function AccountLink({ id, className, children }: AccountLinkProps) {
  const { playerHref } = useStory();
  return (
    <Link href={playerHref(id)} className={className}>
      <bdi>{children}</bdi>
    </Link>
  );
}
