import { jest } from '@jest/globals';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal, type RenderInPortalOptions } from '@portico/testing/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import english from '../../i18n/en.json' with { type: 'json' };
import hebrew from '../../i18n/he.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { FeaturesPage } from './features-page';
import { FEATURE_CARDS, FEATURE_TABS } from './feature-cards';
import type { Program } from './features.queries';
import { DOWNLOAD, PROGRAM } from './test/program-data';

function open(path = '/features', program: Program = PROGRAM, options: Partial<RenderInPortalOptions> = {}) {
  return renderInPortal(<FeaturesPage />, {
    path,
    api: { '/api/guide/program': program, '/api/guide/download': DOWNLOAD },
    texts: { 'mfe-public': english },
    ...options,
  });
}

/** The cards of the visible topic. */
const cards = () => [...document.querySelectorAll<HTMLDetailsElement>('section:not([hidden]) > ul details')];
const cardNames = () => cards().map((card) => card.querySelector('summary')?.textContent);

describe('features', () => {
  it('leads with the rates of the settings', async () => {
    open();
    const rates = screen.getByRole('region', { name: 'Rates' });
    expect(rates).toHaveTextContent('EXP6x');
    expect(rates).toHaveTextContent('Mesos3x');
    expect(within(rates).getByText('Beta rates')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Gameplay' });
  });

  it.each(FEATURE_TABS.map(({ key }) => key))('has a card for each feature under %s', async (tab) => {
    open(`/features?tab=${tab}`);
    await screen.findByRole('heading', { name: english.features.tab[tab] });
    const texts = FEATURE_CARDS[tab].map(({ key }) => english.features.card[key].title);
    const shown = cardNames();
    expect(shown).toHaveLength(texts.length);
    for (const [index, title] of texts.entries()) expect(shown[index]).toContain(title);
    expect(document.querySelector('main, body')).not.toHaveTextContent('{{');
  });

  it.each([
    [3, true],
    [0, false],
  ])('tells of votes where %i sites count them', async (sites, isTold) => {
    open('/features?tab=quality', PROGRAM, {
      portal: { config: { ...EXAMPLE_CONFIG, voting: { sites } } },
    });
    await screen.findByRole('heading', { name: english.features.tab.quality });
    const { voting, exchange } = english.features.card;
    expect(cardNames().some((name) => name?.includes(voting.title))).toBe(isTold);
    expect(cardNames().some((name) => name?.includes(exchange.title))).toBe(isTold);
    expect(screen.queryAllByText(/2x EXP coupon/)).toHaveLength(isTold ? 1 : 0);
    const limits = screen.getByRole('region', { name: english.features.limit.title });
    for (const term of ['votes', 'votePoints', 'voteNx'] as const)
      expect(within(limits).queryAllByText(english.features.limit[term])).toHaveLength(isTold ? 1 : 0);
  });

  it('has all topics in its HTML, and shows one', async () => {
    open('/features?tab=events');
    await screen.findByRole('heading', { name: english.features.tab.events });
    for (const { key } of FEATURE_TABS)
      for (const card of FEATURE_CARDS[key])
        expect(screen.queryAllByText(english.features.card[card.key].title)).not.toHaveLength(0);
    expect(screen.getByText(english.features.card.leaf.title)).toBeVisible();
    expect(screen.getByText(english.features.card.coin.title)).not.toBeVisible();
  });

  it('has its cards open, each with a drawing of its own, and names those that are closed', async () => {
    const { address } = open('/features?tab=commands&closed=buffs');
    await screen.findByRole('heading', { name: english.features.tab.commands });
    expect(cards().map((card) => card.open)).toEqual([false, true, true, true]);
    const drawings = [...document.querySelectorAll('details summary')].map(
      (summary) => summary.querySelector('svg')?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(drawings.length);
    const teleport = screen.getByText('Teleport to a player').closest('details');
    if (teleport === null) throw new Error('no card');
    teleport.open = false;
    fireEvent(teleport, new Event('toggle'));
    await waitFor(() => expect(address()).toBe('/features?tab=commands&closed=buffs.teleport'));
    teleport.open = true;
    fireEvent(teleport, new Event('toggle'));
    await waitFor(() => expect(address()).toBe('/features?tab=commands&closed=buffs'));
  });

  it('shows gameplay for a tab that does not exist', async () => {
    open('/features?tab=nonsense');
    expect(await screen.findByRole('heading', { name: 'Gameplay' })).toBeInTheDocument();
  });

  it.each([
    ['en', 'ArrowRight', '/features?tab=widgets'],
    ['en', 'ArrowLeft', '/features?tab=quality'],
    ['en', 'End', '/features?tab=quality'],
    ['he', 'ArrowLeft', '/features?tab=widgets'],
  ] as const)('walks along the tabs in %s with %s', async (language, key, expected) => {
    const texts = language === 'he' ? hebrew : english;
    const { address } = open('/features', PROGRAM, { language, texts: { 'mfe-public': texts } });
    const first = await screen.findByRole('link', { name: texts.features.tab.gameplay });
    first.focus();
    fireEvent.keyDown(first, { key });
    await waitFor(() => expect(address()).toBe(expected));
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
  });

  it('tells what bosses and party quests pay, one number where there is no range', async () => {
    open();
    const bosses = await screen.findByRole('table', { name: 'Bosses' });
    expect(within(bosses).getByRole('row', { name: /Pink Bean/ })).toHaveTextContent('6–16');
    const quests = screen.getByRole('table', { name: 'Party quests' });
    expect(within(quests).getByRole('row', { name: /Orbis PQ/ })).toHaveTextContent('4–12');
    expect(within(quests).getByRole('row', { name: /Pirate PQ/ })).toHaveTextContent(/PQ3$/);
  });

  it('leaves perfect pitch out where nothing gives it', async () => {
    open('/features?tab=progression', { ...PROGRAM, perfectPitch: [] });
    await screen.findByRole('heading', { name: 'Progression' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Infinity');
  });

  it('tells what changed in the words of the owner', async () => {
    open('/features', {
      ...PROGRAM,
      notes: [
        { day: '2026-02-01', text: { en: 'More totems' } },
        { day: null, text: { en: 'A new castle' } },
      ],
    });
    const notes = await screen.findByRole('region', { name: 'Beta update notes' });
    expect(within(notes).getByText('Feb 1, 2026')).toHaveAttribute('datetime', '2026-02-01');
    expect(within(notes).getAllByRole('listitem')).toHaveLength(2);
  });

  it('tells of the week and the milestone in the plural of the language', async () => {
    const login = { ...PROGRAM.login, weeklyDays: 1, milestoneWeeks: 2 };
    open('/features', { ...PROGRAM, login }, { language: 'he', texts: { 'mfe-public': hebrew } });
    expect(await screen.findByText(/ביום אחד/)).toBeInTheDocument();
    expect(screen.getByText(/שני בונוסים/)).toBeInTheDocument();
  });
});

describe('the calendar of rewards', () => {
  const today = () => screen.getByRole('listitem', { current: 'date' });

  afterEach(() => jest.useRealTimers());

  it('lights the day of the server, and the next one when it begins', () => {
    // A second before midnight in Tokyo, the day before a day 1.
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 3, 14, 59, 59) });
    open('/features', PROGRAM, {
      pageData: {
        '/api/guide/program': { status: 200, body: PROGRAM },
        '/api/guide/download': { status: 200, body: DOWNLOAD },
      },
    });
    expect(today()).toHaveTextContent(/^Day 14.*Today/);
    expect(today()).toHaveTextContent('7,000');
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
    act(() => void jest.advanceTimersByTime(1000));
    expect(today()).toHaveTextContent(/^Day 1(?!4).*Today/);
    expect(screen.getByRole('timer')).toHaveTextContent('24:00:00');
  });

  it('shows items by their name, and the words of the owner before them', async () => {
    const [first, second, ...rest] = PROGRAM.login.rewards;
    if (first === undefined || second === undefined) throw new Error('no rewards');
    const rewards = [
      { ...first, kind: 'item' as const, quantity: 2, itemId: 7, itemName: 'Lantern' },
      { ...second, kind: 'item' as const, quantity: 1, itemId: 8, itemName: 'Cape', name: { en: 'A gift' } },
      ...rest,
    ];
    open('/features', { ...PROGRAM, login: { ...PROGRAM.login, rewards } });
    const cell = (await screen.findByText('Lantern')).closest('li');
    expect(cell).toHaveTextContent('× 2');
    expect(cell?.querySelector('img')).toHaveAttribute('src', '/api/item/icon/7');
    expect(screen.getByText('A gift')).toBeInTheDocument();
    expect(screen.queryByText('Cape')).not.toBeInTheDocument();
  });
});

describe('the closing call', () => {
  const call = () => screen.findByRole('region', { name: 'Ready for the first step?' });

  it('offers the game where there is one', async () => {
    const offer = { ...DOWNLOAD, mirror: 'https://example.org/drive' };
    open('/features', PROGRAM, { api: { '/api/guide/program': PROGRAM, '/api/guide/download': offer } });
    expect(within(await call()).getByRole('link', { name: 'Download the game' })).toBeInTheDocument();
    expect(within(await call()).getByText(/Get the game/)).toBeInTheDocument();
  });

  it('promises no download where there is none', async () => {
    open();
    expect(await within(await call()).findByRole('link', { name: 'How to start' })).toHaveAttribute(
      'href',
      '/download',
    );
    expect(within(await call()).queryByText(/Get the game/)).not.toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<FeaturesPage />, {
    path: '/features?tab=progression&closed=belt',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { '/api/guide/program': PROGRAM, '/api/guide/download': DOWNLOAD },
    portal: { renderedAt: Date.now() },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
