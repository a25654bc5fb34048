import { apiQuery } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRefreshAccount } from './account.queries';

const REWARDS = '/api/voting/rewards';

function RewardsPage() {
  const { data } = useQuery(apiQuery(REWARDS, { authenticated: true }));
  return <p>{data === undefined ? 'not known' : `${data.streak.current} days`}</p>;
}

/** Two pages; one changes data that the other has shown. */
function Pages() {
  const [isAway, setIsAway] = useState(false);
  const refresh = useRefreshAccount();
  return (
    <>
      {!isAway && <RewardsPage />}
      <button onClick={() => setIsAway(true)}>Leave</button>
      <button onClick={() => void refresh()}>Vote</button>
      <button onClick={() => setIsAway(false)}>Come back</button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('a page that was left does not show what was true before', async () => {
  const api = { [REWARDS]: { streak: { current: 12 } } };
  renderInPortal(<Pages />, { path: '/dashboard', texts: {}, api });
  expect(await screen.findByText('12 days')).toBeInTheDocument();
  press('Leave');
  api[REWARDS].streak.current = 13;
  press('Vote');
  press('Come back');
  expect(screen.queryByText('12 days')).not.toBeInTheDocument();
  expect(await screen.findByText('13 days')).toBeInTheDocument();
});
