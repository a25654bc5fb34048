import { QueryStates, usePortal } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { AccountOverview } from './account-overview';
import { AccountScene } from './account-scene';
import { AccountSkeleton } from './account-skeleton';
import { voteStatusQuery } from '../../shared/voting/voting.queries';
import { accountQuery, grantsQuery, overviewQuery } from './account.queries';

export function AccountPage() {
  const { voting } = usePortal().config;
  const account = useQuery(accountQuery());
  const overview = useQuery(overviewQuery());
  const grants = useQuery(grantsQuery());
  const votes = useQuery({ ...voteStatusQuery(), enabled: voting.sites > 0 });
  return (
    <>
      <AccountScene account={account.data} overview={overview.data} grants={grants.data} />
      <QueryStates query={account} skeleton={<AccountSkeleton />}>
        {(data) => <AccountOverview account={data} overview={overview} grants={grants} votes={votes} />}
      </QueryStates>
    </>
  );
}
