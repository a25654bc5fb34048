import { LANGUAGES } from '@portico/domain';
import type { Answer } from '@portico/portal-kit';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { TEXTS } from '../../test/texts';
import type { ChangeSet, DropChange, DropChangelog } from './drop-changes.queries';

const CHANGE: DropChange = {
  type: 'monster',
  dropperId: 100100,
  dropperName: 'Dockside Crab',
  itemId: 1302000,
  itemName: 'Ferry Oar',
  percentBefore: 0.08,
  percentAfter: 0.16,
  minBefore: 1,
  maxBefore: 1,
  minAfter: 1,
  maxAfter: 1,
};

const GONE = { percentAfter: null, minAfter: null, maxAfter: null };
const ADDED = { percentBefore: null, minBefore: null, maxBefore: null };

const SET: ChangeSet = {
  id: 7,
  at: Date.UTC(2025, 11, 20, 3),
  note: 'Oars for all',
  isUndo: false,
  isUndone: false,
  total: 2,
  others: 0,
  changes: [
    CHANGE,
    { ...CHANGE, itemId: 2000000, itemName: 'Plum Tonic', percentBefore: 2, percentAfter: 1 },
  ],
};

const LIST: DropChangelog = {
  itemName: null,
  monsterName: null,
  sets: [SET],
  pagination: { page: 1, limit: 10, total: 1, pages: 1 },
};

const ADDRESS = '/api/drops/changes?changes=12&limit=10';

function open(path: string, api: Record<string, unknown>, hasChangelog = true) {
  return renderInPortal(<remote.Component />, {
    path,
    api,
    texts: { 'mfe-database': TEXTS.en },
    portal: { config: { ...EXAMPLE_CONFIG, drops: { changelog: hasChangelog } } },
  });
}

async function rowOf(name: string) {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  if (row === null) throw new Error(`${name} is in no row`);
  return row;
}

describe('the page of drop changes', () => {
  it('says what falls more and less often, from which chance to which', async () => {
    open('/drop-changes', { [ADDRESS]: LIST });
    expect(await rowOf('Ferry Oar')).toHaveTextContent(
      'Ferry OarMore oftenBefore: 0.08%MythicNow: 0.16%Very rare',
    );
    expect(await rowOf('Plum Tonic')).toHaveTextContent('Less oftenBefore: 2.00%UncommonNow: 1.00%Uncommon');
    expect(screen.getByRole('heading', { level: 3, name: 'Oars for all' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dockside Crab' })).toHaveAttribute('href', '/monster/100100');
    expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/api/drops/changes.atom');
  });

  it('names new drops, those that are gone, other quantities, mesos and reactors', async () => {
    const changes: DropChange[] = [
      { ...CHANGE, ...ADDED, itemName: 'New Oar' },
      { ...CHANGE, ...GONE, itemName: 'Old Oar' },
      { ...CHANGE, percentAfter: 0.08, maxAfter: 3, itemName: 'Many Oars' },
      { ...CHANGE, itemId: 0, itemName: 'Mesos', maxBefore: 8, maxAfter: 8 },
      { ...CHANGE, type: 'reactor', dropperId: 2001, dropperName: 'Herb patch', itemName: 'Found Oar' },
    ];
    open('/drop-changes', { [ADDRESS]: { ...LIST, sets: [{ ...SET, changes, total: 5 }] } });
    expect(await rowOf('New Oar')).toHaveTextContent('NewNow: 0.16%');
    expect(await rowOf('Old Oar')).toHaveTextContent('RemovedBefore: 0.08%');
    expect(await rowOf('Many Oars')).toHaveTextContent('Quantity changedNow: 0.08%MythicQuantity 1 1–3');
    expect(screen.getByText('Mesos').closest('li')).toHaveTextContent('Quantity 1–8');
    expect(screen.getByRole('heading', { level: 4, name: 'Herb patch Reactor' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Herb patch' })).not.toBeInTheDocument();
  });

  it('puts the changes of a day below its date', async () => {
    const sets = [
      SET,
      { ...SET, id: 6, at: SET.at - 3_600_000 },
      { ...SET, id: 5, at: SET.at - 5 * 86_400_000 },
    ];
    open('/drop-changes', { [ADDRESS]: { ...LIST, sets } });
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['December 20, 2025', 'December 15, 2025']);
  });

  it('marks what was taken back and what takes back', async () => {
    const sets = [
      { ...SET, id: 8, isUndo: true, note: '' },
      { ...SET, isUndone: true },
    ];
    open('/drop-changes', { [ADDRESS]: { ...LIST, sets } });
    const [undo, undone] = await screen.findAllByRole('article');
    if (undo === undefined || undone === undefined) throw new Error('there are two');
    expect(within(undo).getByRole('heading', { name: /^Undo: .*2 drops changed/ })).toBeInTheDocument();
    expect(within(undone).getByText('Undone')).toBeInTheDocument();
  });

  it('says its filters, and clears them', async () => {
    const { address } = open('/drop-changes?item=1302000&page=2', {
      '/api/drops/changes?changes=12&itemId=1302000&limit=10&page=2': {
        ...LIST,
        itemName: 'Ferry Oar',
        sets: [{ ...SET, others: 4 }],
      },
      [ADDRESS]: LIST,
    });
    expect(await screen.findByRole('link', { name: '4 other drops changed with it' })).toHaveAttribute(
      'href',
      '/drop-changes?set=7',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: ⁨Item: ⁨Ferry Oar⁩⁩' }));
    expect(address()).toBe('/drop-changes');
  });

  it('leads to all drops of a large change, and says there how many are left', async () => {
    const large = { ...SET, total: 300 };
    const listed = open('/drop-changes', { [ADDRESS]: { ...LIST, sets: [large] } });
    expect(await screen.findByRole('link', { name: 'Show all 300 drops' })).toHaveAttribute(
      'href',
      '/drop-changes?set=7',
    );
    listed.unmount();
    open('/drop-changes?set=7', { '/api/drops/changes?setId=7': { ...LIST, sets: [large] } });
    expect(await screen.findByText('and 298 more drops')).toBeInTheDocument();
  });

  it('says that nothing has changed, of all drops and of some', async () => {
    const nothing = { ...LIST, sets: [] };
    const all = open('/drop-changes', { [ADDRESS]: nothing });
    expect(await screen.findByText('No drops have changed yet')).toBeInTheDocument();
    all.unmount();
    open('/drop-changes?monster=100100', {
      '/api/drops/changes?changes=12&limit=10&monsterId=100100': { ...nothing, monsterName: 'Dockside Crab' },
    });
    expect(await screen.findByText('No changes here')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'All changes' })[0]).toHaveAttribute('href', '/drop-changes');
  });

  it('offers to try again where the changes cannot be had', async () => {
    open('/drop-changes', {
      [ADDRESS]: new ApiFailure(500, { code: 'portal.internal', msg: 'no', requestId: 'r-1' }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('r-1');
    expect(screen.getByRole('heading', { level: 1, name: 'Drop changes' })).toBeInTheDocument();
  });

  it('is not there where the owner does not show the changes', async () => {
    const { asked } = open('/drop-changes', {}, false);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Drop changes');
    expect(asked).toEqual([]);
  });

  it.each(LANGUAGES)('is whole in %s', async (language) => {
    renderInPortal(<remote.Component />, {
      path: '/drop-changes',
      api: { [ADDRESS]: LIST },
      language,
      texts: { 'mfe-database': TEXTS[language] },
    });
    await rowOf('Ferry Oar');
    expect(document.body.textContent).not.toMatch(/dropChanges|\{\{/);
  });
});

describe('the line on the page of an item', () => {
  const line = '/api/drops/changes?changes=1&itemId=1302000&limit=1';
  const item: Answer<'/api/itemdatabase/item/{id}'> = {
    item: {
      id: 1302000,
      name: 'Ferry Oar',
      type: 'equipment',
      weaponType: null,
      description: '',
      descriptionRuns: [],
      properties: {},
    },
    dropSources: [],
    soldBy: [],
    madeFrom: null,
    usedToMake: [],
    quests: [],
    importedAt: 1,
    dropsAsOf: 1,
  };

  it('says when its drops changed, and leads to how', async () => {
    open('/item/1302000', { '/api/itemdatabase/item/1302000': item, [line]: LIST });
    expect(await screen.findByRole('link', { name: /^Drops changed / })).toHaveAttribute(
      'href',
      '/drop-changes?item=1302000',
    );
  });

  it.each([
    ['they never did', { ...LIST, sets: [] }, true],
    ['the owner does not show it', LIST, false],
  ])('is not there where %s', async (_, answer, hasChangelog) => {
    open('/item/1302000', { '/api/itemdatabase/item/1302000': item, [line]: answer }, hasChangelog);
    await screen.findByText('This item does not drop from any monsters');
    expect(screen.queryByRole('link', { name: /^Drops changed / })).not.toBeInTheDocument();
  });
});
