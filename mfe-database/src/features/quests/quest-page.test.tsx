import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { TEXTS } from '../../test/texts';
import { QuestPage } from './quest-page';
import { HELM, OIL, openQuest } from './test/open-quest';

describe('quest page', () => {
  it('tells its story with links to what it mentions', async () => {
    openQuest();
    const story = within(await screen.findByRole('region', { name: 'Story' }));
    expect(story.getByRole('link', { name: 'oil' })).toHaveAttribute('href', '/item/4000019');
    expect(story.getByRole('heading', { name: 'In progress' })).toBeInTheDocument();
    expect(story.queryByRole('heading', { name: 'After completion' })).not.toBeInTheDocument();
  });

  it('lists what to defeat and what to bring', async () => {
    openQuest();
    const objectives = within(await screen.findByRole('region', { name: 'Objectives' }));
    const [crab, shell] = objectives.getAllByRole('listitem');
    expect(crab).toHaveTextContent('Dockside CrabDefeat× 30');
    expect(shell).toHaveTextContent('Crab ShellBring× 50');
  });

  it('says who may begin it, where, and after what', async () => {
    openQuest();
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Warrior')).toBeInTheDocument();
    expect(requirements.getByText('Mesos').parentElement).toHaveTextContent('500');
    expect(requirements.getByRole('link', { name: 'Keeper Alma' })).toHaveAttribute('href', '/npc/1012003');
    expect(requirements.getByRole('link', { name: 'Harbor Master' })).toHaveAttribute('href', '/npc/1012004');
    expect(requirements.getByRole('link', { name: 'A Lamp in the Fog' })).toHaveAttribute(
      'href',
      '/quest/1999',
    );
  });

  it('is for any level and all jobs unless it says otherwise', async () => {
    openQuest({
      level: null,
      requirements: {
        level: null,
        maxLevel: null,
        job: null,
        jobs: [],
        quests: [],
        startedQuests: [],
        mesos: 0,
        fame: 0,
      },
    });
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Any')).toBeInTheDocument();
    expect(requirements.getByText('All')).toBeInTheDocument();
  });

  it('tells random rewards from chosen ones and leaves out what is nothing', async () => {
    openQuest();
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
    openQuest({ rewards: { exp: 0, meso: 0, fame: 0, items } });
    const rewards = within(await screen.findByRole('region', { name: 'Rewards' }));
    const [tin, brass] = rewards.getAllByRole('listitem');
    expect(tin).toHaveTextContent('Tin HelmWarrior90%');
    expect(brass).toHaveTextContent('Brass Helm25% Warrior20% Female characters · Bowman');
  });

  it('names the area of the game beside that of the filter where they differ', async () => {
    openQuest({ area: 'Ossyria', areaName: 'Ludus Lake' });
    const requirements = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(requirements.getByText('Ludus Lake').parentElement).toHaveTextContent('Ossyria · Ludus Lake');
  });

  it('shows the quests before and after it in order, the far ones behind a press', async () => {
    const step = (id: number) => ({ id, name: `Step ${id}`, level: id });
    const steps = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => step(from + n));
    openQuest({ chain: { before: steps(1, 8), after: steps(11, 16) } });
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
    openQuest({ objectives: [], rewards: { exp: 0, meso: 0, fame: 0, items: [] } });
    expect(await screen.findByText('Nothing to collect or defeat.')).toBeInTheDocument();
    expect(screen.getByText('The game files list no rewards for this quest.')).toBeInTheDocument();
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
