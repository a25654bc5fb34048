import { LostPage, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { PlayerProfile } from './player-profile';
import { playerQuery } from './player.queries';

export function PlayerPage() {
  const t = useTexts('mfe-public');
  const { id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  return (
    <QueryStates
      query={query}
      notFound={<PlayerNotFound />}
      errorTitle={t('player.notFound.title')}
      back={<BackToRankings />}
    >
      {(player) => <PlayerProfile player={player} />}
    </QueryStates>
  );
}

function BackToRankings() {
  const t = useTexts('mfe-public');
  return (
    <LinkButton href={paths.rankings} icon="crown">
      {t('player.back')}
    </LinkButton>
  );
}

function PlayerNotFound() {
  const t = useTexts('mfe-public');
  return (
    <LostPage
      title={t('player.notFound.title')}
      hint={t('player.notFound.text')}
      actions={
        <LinkButton href={paths.rankings} variant="primary" icon="crown">
          {t('player.back')}
        </LinkButton>
      }
    />
  );
}
