import type { Answer } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };
const ADDRESS = '/api/itemdatabase/item/4000019/farm';

const FARM: Answer<'/api/itemdatabase/item/{id}/farm'> = {
  item: { id: 4000019, name: 'Crab Shell', type: 'etc' },
  killsPerHour: 600,
  character: null,
  sources: [
    {
      id: 100100,
      name: 'Dockside Crab',
      level: 12,
      boss: false,
      actualPercent: 0.24,
      questId: null,
      average: { kills: 417, hours: 0.695 },
      shares: [
        { kills: 289, hours: 0.482 },
        { kills: 959, hours: 1.6 },
        { kills: 1917, hours: 3.2 },
      ],
      fight: null,
      maps: [
        {
          id: 104040000,
          mapName: 'Crab Flats',
          streetName: '',
          town: false,
          amount: 12,
          respawn: 0,
          killsAllowed: 3240,
          killsPerHour: 3240,
          dangerous: false,
        },
      ],
      mapCount: 1,
    },
    {
      id: 8800002,
      name: 'Old Lantern King',
      level: 110,
      boss: true,
      actualPercent: 60,
      questId: null,
      average: { kills: 2, hours: null },
      shares: [1, 3, 6].map((kills) => ({ kills, hours: null })),
      fight: null,
      maps: [],
      mapCount: 0,
    },
  ],
  sourceCount: 5,
  everywhere: false,
  reactors: true,
  ...STAMP,
};

/** The same item for a character who cannot hit one of the monsters. */
const HUNT: typeof FARM = {
  ...FARM,
  killsPerHour: 20_000,
  character: {
    level: 10,
    way: 'physical',
    damage: 55,
    accuracy: 12,
    targets: 1,
    defaults: { damage: 55, accuracy: 12 },
  },
  sources: FARM.sources.map((source, index) => ({
    ...source,
    fight: index === 0 ? { hitPercent: 81.5, attacks: 6.1 } : { hitPercent: 0, attacks: null },
    maps: source.maps.map((map) => ({ ...map, killsPerHour: 612, dangerous: true })),
  })),
};

// Their code is a separate chunk.
beforeAll(() => remote.prepare?.('/item/1/farm', new URLSearchParams()));

const open = (path: string, api: Record<string, unknown>) =>
  renderInPortal(<remote.Component />, { path, api, texts: { 'mfe-database': texts } });

async function rowOf(name: string) {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (row === null) throw new Error('A monster is a row');
  return within(row);
}

describe('where to farm an item', () => {
  it('shows monsters with kills, time and maps, and says what cannot be hunted', async () => {
    open('/item/4000019/farm', { [`${ADDRESS}?targets=1&way=physical`]: FARM });
    const crab = await rowOf('Dockside Crab');
    const king = await rowOf('Old Lantern King');
    for (const text of ['0.240%', '41.7 min', '417', '3.2 hr', 'up to 3,240 kills per hour'])
      expect(crab.getByText(text)).toBeInTheDocument();
    expect(crab.getByRole('link', { name: 'Crab Flats' })).toHaveAttribute('href', '/map/104040000');
    expect(king.getByText('2 kills')).toBeInTheDocument();
    expect(king.getByText(/Not on any open map/)).toBeInTheDocument();
    expect(screen.getByText(/3 more monsters drop it.*Reactors drop it too/)).toBeInTheDocument();
  });

  it('says how a character fights at a level, and what is dangerous', async () => {
    open('/item/4000019/farm?level=10', { [`${ADDRESS}?level=10&targets=1&way=physical`]: HUNT });
    const crab = await rowOf('Dockside Crab');
    for (const text of [
      '2 levels above you',
      '6.1 attacks each',
      '82% of attacks hit',
      'you kill 612 per hour',
      'Monsters far above you',
    ])
      expect(crab.getByText(text)).toBeInTheDocument();
    const king = await rowOf('Old Lantern King');
    expect(king.getByText('Your attacks never hit it')).toBeInTheDocument();
    expect(screen.getByText(/You left damage empty. The plan uses 55/)).toBeInTheDocument();
    expect(screen.getByLabelText('Accuracy')).toHaveAttribute('placeholder', '12');
  });

  it('asks for the character that is typed, and keeps it in the address', async () => {
    const { asked } = open('/item/4000019/farm', { [`${ADDRESS}?targets=1&way=physical`]: FARM });
    await userEvent.type(await screen.findByLabelText('Your level'), '10');
    await userEvent.selectOptions(screen.getByLabelText('Attack'), 'magic');
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(asked.at(-1)).toContain(`${ADDRESS}?level=10&targets=1&way=magic`);
  });
});
