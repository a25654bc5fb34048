import { jest } from '@jest/globals';
import { type Answer, TABLET } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { OIL_QUEST } from '../../test/oil-quest';
import { TEXTS } from '../../test/texts';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };
const LIST = '/api/maplestoryio/quests';

const FOUND: Answer<'/api/maplestoryio/quests'> = {
  quests: [
    {
      ...OIL_QUEST,
      rewards: { exp: 300, meso: 50, items: [{ id: 1302000, name: 'Oar', count: 1 }], itemKinds: 6 },
      matches: [],
    },
  ],
  pagination: { page: 1, limit: 100, total: 1, pages: 1 },
  ...STAMP,
};

const DETAIL: Answer<'/api/maplestoryio/quests/{id}'> = {
  quest: {
    ...OIL_QUEST,
    parent: '',
    description: 'Oil, and soon.',
    descriptionRuns: [{ text: 'Oil, and soon.' }],
    progressRuns: [],
    completionRuns: [],
    objectives: [],
    chain: { before: [], after: [] },
    requirements: {
      level: 10,
      maxLevel: null,
      job: null,
      jobs: [],
      quests: [],
      startedQuests: [],
      mesos: 0,
      fame: 0,
    },
    rewards: { exp: 300, meso: 50, fame: 0, items: [] },
    endNpc: null,
  },
  ...STAMP,
};

function open(path: string, api: Record<string, unknown>) {
  return renderInPortal(<remote.Component />, { path, api, texts: { 'mfe-database': texts } });
}

function onWideScreen() {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...new EventTarget(),
    matches: query === `not ${TABLET}`,
    media: query,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    dispatchEvent: () => false,
  }));
}

beforeAll(() => remote.prepare?.('/database', new URLSearchParams({ tab: 'quests' })));

describe('quests of the database', () => {
  afterEach(() => jest.restoreAllMocks());

  it('narrows by level, area and NPC in the address, from page 1', async () => {
    const { address } = open('/database?tab=quests&page=3', {
      [`${LIST}?page=3`]: FOUND,
      [`${LIST}?level=71`]: FOUND,
      [`${LIST}?area=Global%20Event&level=71`]: FOUND,
      [`${LIST}?area=Global%20Event&level=71&npc=alma`]: FOUND,
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '71+');
    expect(address()).toBe('/database?tab=quests&level=71');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Global Event');
    await userEvent.type(screen.getByRole('textbox', { name: 'NPC' }), 'alma');
    expect(await screen.findByText('3 filters on')).toBeInTheDocument();
    expect(address()).toBe('/database?tab=quests&level=71&area=Global+Event&npc=alma');
    expect(screen.getByRole('heading', { name: 'Quest Search Results' })).toBeInTheDocument();
  });

  it('looks for an NPC at once on Enter', async () => {
    const { address } = open('/database?tab=quests', { [LIST]: FOUND, [`${LIST}?npc=alma`]: FOUND });
    const field = screen.getByRole('textbox', { name: 'NPC' });
    await userEvent.type(field, 'alma{Enter}');
    await waitFor(() => expect(address()).toBe('/database?tab=quests&npc=alma'), { timeout: 300 });
  });

  it('clears its filters, keeps the search, and leaves the keyboard at the filters', async () => {
    const { address } = open('/database?tab=quests&query=oil&level=11&npc=alma', {});
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(address()).toBe('/database?tab=quests&query=oil');
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'NPC' })).toHaveValue('');
  });

  it('has the bands and the areas of the game, and one for all else', () => {
    open('/database?tab=quests', {});
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Level')).toEqual([
      'All levels',
      '1-10',
      '11-20',
      '21-30',
      '31-40',
      '41-50',
      '51-60',
      '61-70',
      '71+',
    ]);
    expect(options('Area')).toEqual([
      'All areas',
      'Maple Island',
      'Victoria Island',
      'Ossyria',
      'Global Event',
      'Other',
    ]);
  });

  it('takes a filter that the address does not spell rightly for none', async () => {
    open('/database?tab=quests&level=5&area=Nowhere&quest=x', { [LIST]: FOUND });
    expect(await screen.findByRole('heading', { name: 'All Quests' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });

  it('shows what a quest gives in its row', async () => {
    open('/database?tab=quests', { [LIST]: FOUND });
    const row = (await screen.findByRole('link', { name: /Out of Oil/ })).closest('li');
    expect(row).toHaveTextContent('300 EXP50 mesos+5');
  });

  it('opens beside the list where there is room', async () => {
    onWideScreen();
    const { address } = open('/database?tab=quests', {
      [LIST]: FOUND,
      '/api/maplestoryio/quests/2000': DETAIL,
    });
    const link = await screen.findByRole('link', { name: /Out of Oil/ });
    expect(link).toHaveAttribute('href', '/quest/2000');
    await userEvent.click(link);
    expect(address()).toBe('/database?tab=quests&quest=2000');
    const panel = within(await screen.findByRole('complementary', { name: 'Quest details' }));
    expect(await panel.findByRole('heading', { level: 2, name: /Out of Oil/ })).toBeInTheDocument();
    expect(panel.getByRole('heading', { level: 3, name: 'Rewards' })).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/quest/2000');
    expect(screen.queryByText('Click on a quest to view details')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('link', { name: 'Close the details' }));
    expect(address()).toBe('/database?tab=quests');
    expect(screen.getByRole('link', { name: /Out of Oil/ })).toHaveFocus();
  });

  it('leads to its page where there is none', async () => {
    const { address } = open('/database?tab=quests', {
      [LIST]: FOUND,
      '/api/maplestoryio/quests/2000': DETAIL,
    });
    await userEvent.click(await screen.findByRole('link', { name: /Out of Oil/ }));
    expect(address()).toBe('/quest/2000');
  });

  it('proposes other names and to clear the filters where nothing is found', async () => {
    open('/database?tab=quests&query=oyl&level=11', {
      [`${LIST}?level=11&search=oyl`]: {
        ...FOUND,
        quests: [],
        pagination: { page: 1, limit: 100, total: 0, pages: 0 },
        nearest: [{ id: 2000, name: OIL_QUEST.name }],
      },
    });
    expect(await screen.findByText('No quests found matching your search.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: OIL_QUEST.name })).toHaveAttribute('href', '/quest/2000');
    expect(screen.getAllByRole('link', { name: 'Clear Filters' })).toHaveLength(2);
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/database?tab=quests&level=1&quest=2000',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: { [`${LIST}?level=1`]: FOUND, '/api/maplestoryio/quests/2000': DETAIL },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
