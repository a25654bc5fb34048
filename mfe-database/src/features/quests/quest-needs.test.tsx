import { type Answer, signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OIL, openQuest } from './test/open-quest';

describe('what is still needed', () => {
  const NEEDS = '/api/dashboard/quests/2000/character/';
  const character = { level: 8, job: 100 };
  const ACCOUNT = {
    characters: [
      { ...character, id: 11, name: 'Quillon' },
      { ...character, id: 12, name: 'Pip' },
    ],
  };
  const LEFT: Answer<'/api/dashboard/quests/{id}/character/{characterId}'> = {
    quests: [
      { id: 1999, name: 'A Lamp in the Fog', state: 'completed' },
      { id: 2000, name: OIL.name, state: 'next' },
    ],
    level: 10,
    items: [
      { id: 4000019, name: 'Crab Shell', count: 50, lacking: 12, nextLacking: 12 },
      { id: 4000020, name: 'Gull Feather', count: 9, lacking: 9, nextLacking: 0 },
    ],
    monsters: [{ id: 100100, name: 'Dockside Crab', count: 30, lacking: 0, nextLacking: 0 }],
    mesos: { count: 1200, lacking: 300, nextLacking: 0 },
  };
  const ALL: typeof LEFT = {
    quests: LEFT.quests.map((one) => ({ ...one, state: 'completed' })),
    level: null,
    items: [],
    monsters: [],
    mesos: { count: 0, lacking: 0, nextLacking: 0 },
  };

  const openAs = (more: Record<string, unknown>) => openQuest({}, { '/api/auth/user': ACCOUNT, ...more });
  const needs = async () => within(await screen.findByRole('region', { name: 'What you still need' }));

  beforeEach(() => act(() => signIn('Mochi', 'a-token')));
  afterEach(() => {
    act(() => signOut());
    localStorage.clear();
  });

  it('is said for the chosen character, which the device keeps', async () => {
    const answers = { [`${NEEDS}11`]: LEFT, [`${NEEDS}12`]: ALL };
    const { unmount } = openAs(answers);
    const first = await needs();
    expect(await first.findByText('10 (2 to go)')).toBeInTheDocument();
    expect(first.getByText('1 of 2')).toBeInTheDocument();
    const shell = first.getByRole('link', { name: 'Crab Shell' });
    expect(shell).toHaveAttribute('href', '/item/4000019');
    expect(shell.closest('li')).toHaveTextContent('Crab Shell38 of 50 so far× 12');
    expect(first.queryByText('Dockside Crab')).not.toBeInTheDocument();
    expect(first.getByText('900 of 1,200 so far')).toBeInTheDocument();
    expect(shell).toBeVisible();
    const feather = first.getByRole('link', { name: 'Gull Feather', hidden: true });
    expect(feather).not.toBeVisible();
    await userEvent.click(first.getByText('For later quests (1)'));
    expect(feather).toBeVisible();
    const chain = within(screen.getByRole('region', { name: 'Quest chain' }));
    expect(chain.getByText('This quest · Up next')).toBeInTheDocument();

    await userEvent.selectOptions(first.getByRole('combobox', { name: 'Character' }), 'Pip');
    expect(await first.findByText('You’ve done the whole chain.')).toBeInTheDocument();
    unmount();
    openAs(answers);
    expect(await (await needs()).findByText('You’ve done the whole chain.')).toBeInTheDocument();
  });

  it('is nothing where the game does not tell it', async () => {
    const off = new ApiFailure(404, { code: 'game.feature_off', msg: 'Off.', requestId: 'r-1' });
    const { asked } = openAs({ [`${NEEDS}11`]: off });
    await waitFor(() => expect(asked).toContain(`${NEEDS}11`));
    await waitFor(() => expect(screen.queryByText('What you still need')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Quest chain' })).toBeInTheDocument();
  });

  it('is nothing for visitors who are signed out', async () => {
    act(() => signOut());
    const { asked } = openAs({});
    expect(await screen.findByRole('region', { name: 'Quest chain' })).toBeInTheDocument();
    expect(asked).toEqual(['/api/maplestoryio/quests/2000']);
  });
});
