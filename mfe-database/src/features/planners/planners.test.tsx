import { type Answer, signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };

const PLAN: Answer<'/api/itemdatabase/training'> = {
  level: 43,
  way: 'physical',
  damage: 567,
  accuracy: 34,
  targets: 1,
  defaults: { damage: 567, accuracy: 34 },
  expToNext: 1_016_470,
  compared: 86,
  tooDangerous: 91,
  maps: [
    {
      id: 102020100,
      mapName: 'Milestone Nine',
      streetName: 'Crag Road',
      town: false,
      expPerHour: 2_032_941,
      killsPerHour: 756,
      killsAllowed: 2880,
      limit: 'damage',
      boss: true,
      monsters: [
        {
          id: 2100602,
          name: 'Milestone Tortoise',
          level: 46,
          boss: false,
          maxHp: 2600,
          exp: 481,
          amount: 7,
          respawn: 15,
          hitPercent: 81.5,
          attacks: 6.1,
          killsPerHour: 529,
        },
      ],
    },
  ],
  ...STAMP,
};

// Their code is a separate chunk.
beforeAll(async () => {
  await remote.prepare?.('/training', new URLSearchParams());
  await remote.prepare?.('/item/1/scrolls', new URLSearchParams());
});

const open = (path: string, api: Record<string, unknown>) =>
  renderInPortal(<remote.Component />, { path, api, texts: { 'mfe-database': texts } });

describe('scrolls for a piece', () => {
  const ADDRESS = '/api/itemdatabase/item/1302000/scrolls';
  const TABLE: Answer<'/api/itemdatabase/item/{id}/scrolls'> = {
    item: { id: 1302000, name: 'Ferry Oar', type: 'equipment' },
    slots: 2,
    scrolls: [
      { id: 2043001, name: 'Oar Scroll 60%', type: 'use', success: 60, destroys: 0, gains: { incPAD: 2 } },
      {
        id: 2043004,
        name: 'Dark Oar Scroll 30%',
        type: 'use',
        success: 30,
        destroys: 50,
        gains: { incPAD: 5, incSTR: 3 },
      },
    ],
    ...STAMP,
  };
  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('tr');
    if (row === null) throw new Error('A scroll is a row');
    return within(row);
  };

  it('says chances, averages and every result', async () => {
    open('/item/1302000/scrolls', {
      [ADDRESS]: TABLE,
      '/api/wishes/scrolls/1302000': { items: [] },
    });
    const sure = await rowOf('Oar Scroll 60%');
    expect(sure.getByText('60%')).toBeInTheDocument();
    // 2 slots x 60 % x 2.
    expect(sure.getByText(/^Attack Power .\+2.4.$/)).toBeInTheDocument();
    const results = sure.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(results).toEqual([
      expect.stringMatching(/^0 of 216(\.0)?%–$/),
      expect.stringMatching(/^1 of 248(\.0)?%/),
      expect.stringMatching(/^2 of 236(\.0)?%.*\+4/),
    ]);
    const dark = await rowOf('Dark Oar Scroll 30%');
    expect(dark.getByText('50% of failures destroy the item.')).toBeInTheDocument();
    // (30 % + 35 %) twice.
    expect(dark.getByText(/^Not destroyed: 42.3%$/)).toBeInTheDocument();
  });

  it('counts with the slots that are typed', async () => {
    open('/item/1302000/scrolls', {
      [ADDRESS]: TABLE,
      '/api/wishes/scrolls/1302000': { items: [] },
    });
    const slots = await screen.findByLabelText('Upgrade Slots');
    await userEvent.clear(slots);
    await userEvent.type(slots, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
    expect(
      (await rowOf('Oar Scroll 60%')).getByText(/^Attack Power .\+6.$/, { selector: 'summary' }),
    ).toBeVisible();
  });

  it('counts with no more slots than a piece can have', async () => {
    open('/item/1302000/scrolls', {
      [ADDRESS]: { ...TABLE, slots: 10_000 },
      '/api/wishes/items?ids=2043001.2043004': { items: [] },
    });
    expect(await screen.findByLabelText('Upgrade Slots')).toHaveValue(30);
    expect((await rowOf('Oar Scroll 60%')).getByText(/^30 of 30/)).toBeInTheDocument();
  });
});

describe('where to train', () => {
  const ADDRESS = '/api/itemdatabase/training?level=43&targets=1&way=physical';

  it('shows each map with its reasons', async () => {
    open('/training?level=43', { [ADDRESS]: PLAN });
    const row = (await screen.findByRole('link', { name: 'Milestone Nine' })).closest('li');
    if (row === null) throw new Error('A map is a row');
    for (const text of [
      '2,032,941',
      'Boss here too',
      '3 levels above you',
      '7 spawns',
      'respawns after 20 sec',
      '481 EXP each',
      '6.1 attacks each',
      '82% of attacks hit',
      'You kill 756 an hour; up to 2,880 respawn.',
      /^Level 44 in 30.min/,
    ])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/You left damage empty. The plan uses 567/)).toBeInTheDocument();
    expect(screen.getByText(/91 maps are left out/)).toBeInTheDocument();
  });

  it('says that a level which nobody chose is an example, and offers those of own characters', async () => {
    const { address } = open('/training', {
      '/api/itemdatabase/training?level=30&targets=1&way=physical': { ...PLAN, level: 30 },
      [ADDRESS]: PLAN,
      '/api/auth/user': { username: 'mochi', characters: [{ id: 7, name: 'Tamarisk', level: 43 }] },
    });
    expect(await screen.findByText('Level 30 is an example. Enter yours.')).toBeVisible();
    act(() => signIn('mochi', 'a-token'));
    await userEvent.click(await screen.findByRole('link', { name: 'Tamarisk Lv. 43' }));
    expect(address()).toBe('/training?level=43');
    act(() => signOut());
  });

  it('asks for the character that is typed, and keeps it in the address', async () => {
    const { asked } = open('/training?level=43', { [ADDRESS]: PLAN });
    await screen.findByRole('link', { name: 'Milestone Nine' });
    await userEvent.type(screen.getByLabelText('Accuracy'), '20');
    await userEvent.selectOptions(screen.getByLabelText('Attack'), 'magic');
    await userEvent.click(screen.getByRole('button', { name: 'Find maps' }));
    expect(asked.at(-1)).toContain('accuracy=20&level=43&targets=1&way=magic');
  });

  it('keeps the focus in the field that was sent, and says the result', async () => {
    open('/training?level=43', { [ADDRESS]: PLAN });
    expect(await screen.findByRole('status')).toHaveTextContent('86');
    const accuracy = screen.getByLabelText('Accuracy');
    await userEvent.type(accuracy, '20{Enter}');
    expect(accuracy).toHaveFocus();
    expect(accuracy).toHaveValue(20);
  });

  it('says where no map fits', async () => {
    open('/training?level=43', { [ADDRESS]: { ...PLAN, maps: [] } });
    expect(await screen.findByText(/No map fits this character/)).toBeInTheDocument();
  });
});
