import { LostPage, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, type LinkButtonProps } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { GroupProfile } from './group-profile';
import { groupQuery } from './group.queries';

export function GroupPage() {
  const t = useTexts('mfe-public');
  const { groupId = '' } = useParams();
  const query = useQuery(groupQuery(groupId));
  return (
    <QueryStates
      query={query}
      notFound={<GroupNotFound />}
      errorTitle={t('group.failed')}
      back={<BackToGroups />}
    >
      {(detail) => <GroupProfile detail={detail} />}
    </QueryStates>
  );
}

function BackToGroups({ variant }: Pick<LinkButtonProps, 'variant'>) {
  const t = useTexts('mfe-public');
  return (
    <LinkButton href={`${paths.rankings}?mode=group-ironman`} variant={variant} icon="crown">
      {t('group.back')}
    </LinkButton>
  );
}

function GroupNotFound() {
  const t = useTexts('mfe-public');
  return (
    <LostPage
      title={t('group.notFound.title')}
      hint={t('group.notFound.text')}
      actions={<BackToGroups variant="primary" />}
    />
  );
}
