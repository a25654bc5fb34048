import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Link } from '@portico/ui';
import type { AdminAccount, Ban } from './account.queries';
import type { ReactNode } from 'react';
import { useStory } from '../story/story-state';

/** Role of an account, its ban, and whether it is in the game. Players without either have no badge. */
export function AccountBadges({ role, ban, isInGame }: Pick<AdminAccount, 'role' | 'ban' | 'isInGame'>) {
  const t = useTexts('mfe-admin');
  return (
    <>
      {role !== 'player' && (
        <Badge tone={role === 'webAdmin' ? 'rare' : 'accent'} icon="crown">
          {t(`account.role.${role}`)}
        </Badge>
      )}
      <BanBadge ban={ban} />
      {isInGame && (
        <Badge tone="good" icon="sword">
          {t('account.inGame')}
        </Badge>
      )}
    </>
  );
}

export function BanBadge({ ban }: { ban: Ban | null }) {
  const textOf = useBanText();
  if (ban === null) return null;
  return (
    <Badge tone="danger" icon="warning">
      {textOf(ban)}
      {ban.by !== null && (
        <>
          {' · '}
          <bdi>{ban.by}</bdi>
        </>
      )}
    </Badge>
  );
}

export function useBanText(): (ban: Pick<Ban, 'type' | 'until'> | null) => string {
  const t = useTexts('mfe-admin');
  const { serverDate: date } = useFormat();
  return (ban) => {
    if (ban === null) return t('account.ban.none');
    if (ban.type === 'permanent' || ban.until === null) return t('account.ban.permanent');
    return t('account.ban.until', { time: date(ban.until) });
  };
}

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
