import { type Answer, signIn, signOut } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { OIL_QUEST } from '../../test/oil-quest';
import { QuestPage } from './quest-page';

type QuestAnswer = Answer<'/api/maplestoryio/quests/{id}'>;
type Quest = QuestAnswer['quest'];
type RewardItem = Quest['rewards']['items'][number];

const HELM: RewardItem = {
  id: 1002001,
  name: 'Tin Helm',
  count: 1,
  choice: 'random',
  chancePercent: 90,
  chances: [{ jobs: [], gender: null, percent: 90 }],
  gender: null,
  jobs: [],
  periodMinutes: null,
};

const OIL: Quest = {
  ...OIL_QUEST,
  parent: '',
  description: 'Bring oil before dusk.',
  descriptionRuns: [
    { text: 'Bring ' },
    { text: 'oil', link: 'item', id: 4000019, color: 'blue' },
    { text: ' before dusk.' },
  ],
  progressRuns: [{ text: 'The lamp is nearly out.' }],
  completionRuns: [],
  objectives: [
    { type: 'monster', id: 100100, name: 'Dockside Crab', count: 30 },
    { type: 'item', id: 4000019, name: 'Crab Shell', count: 50 },
  ],
  requirements: {
    level: 10,
    maxLevel: null,
    job: 'Warrior',
    jobs: [{ id: 100, name: 'Warrior' }],
    quests: [{ id: 1999, name: 'A Lamp in the Fog' }],
    startedQuests: [],
  },
  rewards: {
    exp: 300,
    meso: 0,
    fame: 2,
    items: [
      HELM,
      { ...HELM, id: 1002002, name: 'Brass Helm', chancePercent: 10, gender: 'male' },
      {
        ...HELM,
        id: 2000000,
        name: 'Sea Tonic',
        choice: 'chosen',
        chancePercent: null,
        chances: [],
        count: 5,
      },
    ],
  },
  chain: { before: [{ id: 1999, name: 'A Lamp in the Fog', level: null }], after: [] },
  endNpc: { id: 1012004, name: 'Harbor Master' },
};

function open(changes: Partial<Quest> = {}, more: Record<string, unknown> = {}) {
  const answer: QuestAnswer = {
    quest: { ...OIL, ...changes },
    importedAt: 1_767_225_600_000,
    dropsAsOf: 1_767_225_600_000,
  };
  return renderInPortal(
    <Routes>
      <Route path="/quest/:id" element={<QuestPage />} />
    </Routes>,
    {
      path: '/quest/2000',
      api: { '/api/maplestoryio/quests/2000': answer, ...more },
      texts: { 'mfe-database': texts },
    },
  );
}

describe('quest page', () => {
  it('tells its story with links to what it mentions', async () => {
    open();
    const story = within(await screen.findByRole('region', { name: 'Story' }));
    expect(story.getByRole('link', { name: 'oil' })).toHaveAttribute('href', '/item/4000019');
    expect(story.getByRole('heading', { name: 'In progress' })).toBeInTheDocument();
    expect(story.queryByRole('heading', { name: 'After completion' })).not.toBeInTheDocument();
  });

  it('lists what to defeat and what to bring', async () => {
    open();
    const objectives = within(await screen.findByRole('region', { name: 'Objectives' }));
    const [crab, shell] = objectives.getAllByRole('listitem');
    expect(crab).toHaveTextContent('Dockside CrabDefeat× 30');
    expect(shell).toHaveTextContent('Crab ShellBring× 50');
  });

  it('says who may begin it, where, and after what', async () => {
    open();
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Warrior')).toBeInTheDocument();
    expect(requirements.getByRole('link', { name: 'Keeper Alma' })).toHaveAttribute('href', '/npc/1012003');
    expect(requirements.getByRole('link', { name: 'Harbor Master' })).toHaveAttribute('href', '/npc/1012004');
    expect(requirements.getByRole('link', { name: 'A Lamp in the Fog' })).toHaveAttribute(
      'href',
      '/quest/1999',
    );
  });

  it('is for any level and all jobs unless it says otherwise', async () => {
    open({
      level: null,
      requirements: { level: null, maxLevel: null, job: null, jobs: [], quests: [], startedQuests: [] },
    });
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Any')).toBeInTheDocument();
    expect(requirements.getByText('All')).toBeInTheDocument();
  });

  it('tells random rewards from chosen ones and leaves out what is nothing', async () => {
    open();
    const rewards = within(await screen.findByRole('region', { name: 'Rewards' }));
    expect(rewards.getByText('300')).toBeInTheDocument();
    expect(rewards.queryByText('Mesos')).not.toBeInTheDocument();
    expect(rewards.getByRole('heading', { name: 'One of these at random' })).toBeInTheDocument();
    expect(rewards.getByText('90%')).toBeInTheDocument();
    expect(rewards.getByText('Male characters')).toBeInTheDocument();
    expect(rewards.getByRole('heading', { name: 'One of these, your pick' })).toBeInTheDocument();
    expect(rewards.getByText('× 5')).toBeInTheDocument();
  });

  it('says for whom a random reward is, and how likely for whom where that differs', async () => {
    const warriors = [{ id: 100, name: 'Warrior' }];
    const chances = [
      { jobs: warriors, gender: null, percent: 25 },
      { jobs: [{ id: 300, name: 'Bowman' }], gender: 'female' as const, percent: 20 },
    ];
    const items = [
      { ...HELM, jobs: warriors },
      { ...HELM, id: 1002002, name: 'Brass Helm', chancePercent: null, chances },
    ];
    open({ rewards: { exp: 0, meso: 0, fame: 0, items } });
    const rewards = within(await screen.findByRole('region', { name: 'Rewards' }));
    const [tin, brass] = rewards.getAllByRole('listitem');
    expect(tin).toHaveTextContent('Tin HelmWarrior90%');
    expect(brass).toHaveTextContent('Brass Helm25% Warrior20% Female characters · Bowman');
  });

  it('names the area of the game beside that of the filter where they differ', async () => {
    open({ area: 'Ossyria', areaName: 'Ludus Lake' });
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Ludus Lake').parentElement).toHaveTextContent('Ossyria · Ludus Lake');
  });

  it('shows the quests before and after it in order, the far ones behind a press', async () => {
    const step = (id: number) => ({ id, name: `Step ${id}`, level: id });
    const steps = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => step(from + n));
    open({ chain: { before: steps(1, 8), after: steps(11, 16) } });
    const chain = within(await screen.findByRole('region', { name: 'Quest chain' }));
    const near = chain.getByText('This quest').closest('ul') as HTMLElement;
    expect(
      within(near)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      ...[4, 5, 6, 7, 8].map((id) => expect.stringContaining(`Step ${id}`)),
      expect.stringContaining('The Keeper Is Out of Oil'),
      ...[11, 12, 13, 14, 15].map((id) => expect.stringContaining(`Step ${id}`)),
    ]);
    expect(chain.getByText('3 earlier quests')).toBeInTheDocument();
    expect(chain.getByText('1 more quest that it opens')).toBeInTheDocument();
    expect(chain.getByRole('link', { name: 'Step 16' })).toHaveAttribute('href', '/quest/16');
  });

  it('says when there is nothing to do and nothing to get', async () => {
    open({ objectives: [], rewards: { exp: 0, meso: 0, fame: 0, items: [] } });
    expect(await screen.findByText('Nothing to collect or defeat.')).toBeInTheDocument();
    expect(screen.getByText('The game files list no rewards for this quest.')).toBeInTheDocument();
  });
});

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
    items: [{ id: 4000019, name: 'Crab Shell', count: 50, lacking: 12 }],
    monsters: [{ id: 100100, name: 'Dockside Crab', count: 30, lacking: 0 }],
  };
  const ALL: typeof LEFT = {
    quests: LEFT.quests.map((one) => ({ ...one, state: 'completed' })),
    level: null,
    items: [],
    monsters: [],
  };

  const openAs = (more: Record<string, unknown>) => open({}, { '/api/auth/user': ACCOUNT, ...more });
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

  it('is nothing for who is signed out', async () => {
    act(() => signOut());
    const { asked } = openAs({});
    expect(await screen.findByRole('region', { name: 'Quest chain' })).toBeInTheDocument();
    expect(asked).toEqual(['/api/maplestoryio/quests/2000']);
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(
    <Routes>
      <Route path="/quest/:id" element={<QuestPage />} />
    </Routes>,
    {
      path: '/quest/2000',
      language,
      texts: { 'mfe-database': TEXTS[language] },
      answers: {
        '/api/maplestoryio/quests/2000': {
          quest: OIL,
          importedAt: 1_767_225_600_000,
          dropsAsOf: 1_767_225_600_000,
        },
      },
    },
  );
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
