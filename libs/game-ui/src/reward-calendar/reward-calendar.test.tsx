import { hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { RewardCalendar, type RewardDay } from './reward-calendar';

const reward = { day: 1, kind: 'mesos', quantity: 7000, itemId: null, itemName: null, name: null } as const;
const DAYS: RewardDay[] = [
  { reward, isToday: false, state: 'claimed', words: 'Received' },
  { reward: { ...reward, day: 11 }, isToday: true, state: 'open' },
];

const open = (isDense: boolean) =>
  renderInPortal(<RewardCalendar days={DAYS} isDense={isDense} />, { path: '/', texts: {} });
const today = () => screen.getByRole('listitem', { current: 'date' });

it('says which day is today, and the state of others', () => {
  open(false);
  expect(today()).toHaveTextContent(/^Day 11Today.*7,000$/);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Day 1(?!.*Today).*Received$/);
});

it('has compact numbers in a dense calendar only', () => {
  const { container, unmount } = open(false);
  expect(container).not.toHaveTextContent('7K');
  unmount();
  open(true);
  expect(screen.getAllByText('7K')[0]).toHaveAttribute('aria-hidden', 'true');
});

it('serves the compact numbers of a dense calendar', async () => {
  const { served } = await hydrateInPortal(<RewardCalendar days={DAYS} isDense />, { path: '/', texts: {} });
  expect(served.querySelector('.amount > .short')).toHaveTextContent(/^7K$/);
});
