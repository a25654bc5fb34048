import { kitText, PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ErrorState, LinkButton, LostState, PageSkeleton } from '@portico/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { PlayerProfile } from './player-profile';
import { isRefusal, playerQuery, requestIdOf } from './player.queries';

export function PlayerPage() {
  const t = useTexts('mfe-public');
  const { id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  if (query.data === undefined && query.error !== null && !isRefusal(query.error)) {
    return <PlayerFailed query={query} />;
  }
  return (
    <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<PlayerNotFound />}>
      {(player) => (
        <>
          <PageMeta
            title={player.name}
            description={t('player.meta.description', { name: player.name, level: player.level })}
            keywords={t('player.meta.keywords')}
          />
          <PlayerProfile player={player} />
        </>
      )}
    </QueryStates>
  );
}

/** The card of the page where the server fails: what a lost player gets, and another try. */
function PlayerFailed({ query }: { query: UseQueryResult<unknown, Error> }) {
  const t = useTexts('mfe-public');
  const { error, isFetching, refetch } = query;
  return (
    <>
      <PageMeta title={t('player.notFound.title')} description={t('player.failed.text')} noindex />
      <ErrorState
        titleLevel={1}
        title={t('player.notFound.title')}
        hint={t('player.failed.text')}
        requestId={requestIdOf(error)}
        requestIdLabel={kitText('kit.error.requestId')}
        retryText={kitText('kit.error.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        actions={<BackToRankings />}
      />
    </>
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
    <>
      <PageMeta title={t('player.notFound.title')} description={t('player.notFound.text')} noindex />
      <LostState
        titleLevel={1}
        title={t('player.notFound.title')}
        hint={t('player.notFound.text')}
        actions={
          <LinkButton href={paths.rankings} variant="primary" icon="crown">
            {t('player.back')}
          </LinkButton>
        }
      />
    </>
  );
}
