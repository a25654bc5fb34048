import type { Answer, Portal } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { TEXTS } from '../../test/texts';

type MonsterDetail = Answer<'/api/itemdatabase/monster/{id}'>;
type MonsterDrops = Answer<'/api/itemdatabase/monster/{id}/drops'>;

const CRAB = {
  id: 100100,
  name: 'Dockside Crab',
  level: 12,
  boss: true,
  maxHp: 240,
  maxMp: 15,
  exp: 33,
};

const DETAIL: MonsterDetail = {
  monster: { ...CRAB, properties: {} },
  maps: [
    {
      id: 100000001,
      mapName: 'Tidal Flats',
      streetName: 'Harbor Road',
      town: false,
      amount: 12,
      customAmount: 0,
      hidden: false,
      respawn: 30,
      expPerHour: 131_538,
    },
    {
      id: 100000002,
      mapName: 'Old Pier',
      streetName: '',
      town: false,
      amount: 1,
      customAmount: 0,
      hidden: true,
      respawn: null,
      expPerHour: null,
    },
  ],
  quests: [{ id: 2001, name: 'Crabs on the Quay', level: null, roles: ['objective'] }],
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

const MONSTER: MonsterDrops = {
  monster: CRAB,
  drops: [
    {
      itemid: 0,
      itemName: 'Mesos',
      itemType: null,
      global: false,
      minQuantity: 10,
      maxQuantity: 1200,
      dropPercent: 60,
      actualPercent: 100,
      questId: null,
    },
    {
      itemid: 4000019,
      itemName: 'Crab Shell',
      itemType: 'etc',
      global: true,
      minQuantity: 1,
      maxQuantity: 1,
      dropPercent: 0.0004,
      actualPercent: 0.0012,
      questId: null,
    },
  ],
  importedAt: 1_767_225_600_000,
  dropsAsOf: 1_767_225_600_000,
};

// Its code is a separate chunk.
beforeAll(() => remote.prepare?.('/monster/1', new URLSearchParams()));

function open(
  drops: MonsterDrops,
  detail: MonsterDetail = DETAIL,
  portal: Partial<Portal> = {},
  search = '',
) {
  return renderInPortal(<remote.Component />, {
    path: `/monster/100100${search}`,
    api: {
      '/api/itemdatabase/monster/100100': detail,
      '/api/itemdatabase/monster/100100/drops': drops,
    },
    texts: { 'mfe-database': texts },
    portal,
  });
}

describe('monster page', () => {
  it('shows its strength and its drops with links to the items', async () => {
    open(MONSTER);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dockside Crab' })).toBeInTheDocument();
    for (const text of ['Boss', '240', '15', '33']) expect(screen.getByText(text)).toBeInTheDocument();
    const shell = await screen.findByRole('row', { name: /Crab Shell/ });
    expect(within(shell).getByRole('link', { name: 'Crab Shell' })).toHaveAttribute('href', '/item/4000019');
    expect(within(shell).getByText('Any monster')).toBeInTheDocument();
    expect(screen.getByText('10–1,200')).toBeInTheDocument();
  });

  it('tells a character of the reader how often and how hard it hits', async () => {
    const monster = { ...CRAB, level: 42, properties: { eva: 10, PDDamage: 100 } };
    open(MONSTER, { ...DETAIL, monster }, undefined, '?level=40&accuracy=30&least=300&most=500');
    const fight = within(await screen.findByRole('region', { name: 'Against your character' }));
    // 2 x (1.84 + 0.07 x 2) x 10.
    expect(fight.getByText('Accuracy to never miss').parentElement).toHaveTextContent('40');
    expect(fight.getByText('Attacks that hit').parentElement).toHaveTextContent('51.5%');
    // 98 % less 60 % or 50 % of the defense.
    expect(fight.getByText('Damage to it').parentElement).toHaveTextContent('234–440');
    // One hit, or two, each of 51.5 %.
    expect(fight.getByText('Attacks to kill it').parentElement).toHaveTextContent('2–4');
  });

  it('keeps the focus in the field that was sent, and says the result', async () => {
    open(MONSTER);
    const fight = within(await screen.findByRole('region', { name: 'Against your character' }));
    const accuracy = fight.getByLabelText('Accuracy');
    await userEvent.type(accuracy, '30{Enter}');
    expect(accuracy).toHaveFocus();
    expect(fight.getByRole('status')).toHaveTextContent('Attacks that hit');
  });

  it('never shows a chance of zero for what can drop', async () => {
    open(MONSTER);
    const shell = await screen.findByRole('row', { name: /Crab Shell/ });
    expect(within(shell).getByText('0.0004%')).toBeInTheDocument();
    expect(within(shell).getByText('0.001%')).toBeInTheDocument();
  });

  it('links no page for mesos', async () => {
    open(MONSTER);
    const mesos = await screen.findByRole('row', { name: /Mesos/ });
    expect(within(mesos).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the first twenty drops, and all of them in the same order at a press', async () => {
    const [, shell] = MONSTER.drops;
    if (shell === undefined) throw new Error('There is a drop to copy');
    const drops = Array.from({ length: 25 }, (_, index) => ({
      ...shell,
      itemid: 4_000_100 + index,
      itemName: `Shell ${index}`,
    }));
    open({ ...MONSTER, drops });
    const press = await screen.findByRole('link', { name: 'Show all 25' });
    expect(screen.getAllByRole('link', { name: /^Shell/ })).toHaveLength(20);
    await userEvent.click(press);
    expect(screen.getAllByRole('link', { name: /^Shell/ }).map((link) => link.textContent)).toEqual(
      drops.map(({ itemName }) => itemName),
    );
    expect(press).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Shell 20/ })).toHaveFocus();
  });

  it('does not say that it drops nothing where no list of drops is kept', async () => {
    open({ ...MONSTER, drops: [] }, DETAIL, { unavailable: ['monsterDrops'] });
    expect(await screen.findByText('kit.unavailable.monsterDrops')).toBeInTheDocument();
    expect(screen.queryByText(texts.monster.drops.empty)).not.toBeInTheDocument();
  });

  it('says when only drop tables know it, and keeps search engines out', async () => {
    const unnamed = { ...CRAB, name: 'Monster 100100', level: null, maxHp: null, maxMp: null, exp: null };
    open(MONSTER, { ...DETAIL, monster: { ...unnamed, properties: {} } });
    expect(await screen.findByText(/The game files have no name for this monster/)).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('lets search engines in where it is known', async () => {
    open(MONSTER);
    expect(await screen.findByRole('heading', { level: 1, name: 'Dockside Crab' })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).not.toBeInTheDocument();
  });

  it('says when it drops nothing', async () => {
    open({ ...MONSTER, drops: [] });
    expect(
      await screen.findByRole('heading', { name: 'This monster does not drop any items' }),
    ).toBeInTheDocument();
  });

  it('leads to the maps where it is found and to the quests that ask for it', async () => {
    open(MONSTER);
    expect(await screen.findByRole('link', { name: 'Tidal Flats' })).toHaveAttribute(
      'href',
      '/map/100000001',
    );
    expect(screen.getByText('× 12')).toBeInTheDocument();
    expect(screen.getByText('Hidden')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Crabs on the Quay' })).toHaveAttribute('href', '/quest/2001');
  });

  it('says how soon it comes back on each map, and the EXP per hour', async () => {
    open(MONSTER, DETAIL);
    const flats = (await screen.findByRole('link', { name: 'Tidal Flats' })).closest('li');
    expect(flats).toHaveTextContent(/respawns after 30 sec · up to 131,538 EXP per hour/);
    const pier = screen.getByRole('link', { name: 'Old Pier' }).closest('li');
    expect(pier).not.toHaveTextContent(/respawns|EXP/);
  });

  it('folds all maps but the first eight', async () => {
    const maps = Array.from({ length: 10 }, (_, index) => ({
      id: 100 + index,
      mapName: `Pier ${index}`,
      streetName: '',
      town: false,
      amount: 1,
      customAmount: 0,
      hidden: false,
      respawn: 0,
      expPerHour: 10,
    }));
    open(MONSTER, { ...DETAIL, maps });
    expect(await screen.findByText('Show 2 more maps')).toBeInTheDocument();
    expect(screen.getByText('10 maps')).toBeInTheDocument();
  });

  it('says when no map is known', async () => {
    open(MONSTER, { ...DETAIL, maps: [] });
    expect(await screen.findByText('Not on any known map.')).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/monster/100100',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: {
      '/api/itemdatabase/monster/100100': DETAIL,
      '/api/itemdatabase/monster/100100/drops': MONSTER,
      '/api/drops/changes?changes=1&limit=1&monsterId=100100': {
        itemName: null,
        monsterName: 'Dockside Crab',
        sets: [],
        pagination: { page: 1, limit: 1, total: 0, pages: 0 },
      },
    },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
