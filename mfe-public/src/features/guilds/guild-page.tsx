import { LostPage, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, type LinkButtonProps, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { GuildProfile } from './guild-profile';
import { guildQuery } from './guilds.queries';

export function GuildPage() {
  const t = useTexts('mfe-public');
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useQuery(guildQuery(id))}
      skeleton={<PageSkeleton />}
      notFound={
        <LostPage
          title={t('guild.notFound.title')}
          hint={t('guild.notFound.text')}
          actions={<BackToGuilds variant="primary" />}
        />
      }
      errorTitle={t('guild.failed')}
      back={<BackToGuilds />}
    >
      {(guild) => <GuildProfile guild={guild} />}
    </QueryStates>
  );
}

function BackToGuilds({ variant }: Pick<LinkButtonProps, 'variant'>) {
  const t = useTexts('mfe-public');
  return (
    <LinkButton href={paths.guilds} variant={variant} icon="users">
      {t('guild.back')}
    </LinkButton>
  );
}
