import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceStagedDrops, stageDrops } from '../../shared/drops/staged-drops';
import { aDropper, droppers, dropsOf } from './test/drops-data';
import { LIST, NOT_FOUND, openPage } from './test/open-drops';
import { newDropKey } from '../../shared/drops/staged-drop';

describe('the list of droppers', () => {
  it('has level, map, boss and count of rows, each row a link that opens it and keeps the filters', async () => {
    openPage(
      { [`${LIST}?maxLevel=20&minLevel=11`]: droppers([aDropper({ boss: true })]) },
      '/droprates?minLevel=11&maxLevel=20',
    );
    const row = await screen.findByRole('link', { name: /Mossback/ });
    expect(row).toHaveTextContent(/Mossback.*Boss.*Lv\. 12 · Fern Hollow.*7 drops/);
    expect(row).toHaveAttribute('href', '/droprates?minLevel=11&maxLevel=20&dropper=100100');
    expect(screen.getByText('1 monster')).toBeVisible();
    expect(screen.getByText('Admin only')).toBeVisible();
  });

  it('is narrowed by the levels that are often asked for, and by any other', async () => {
    const { address } = openPage({
      [LIST]: droppers([aDropper()]),
      [`${LIST}?minLevel=100`]: droppers([]),
      [`${LIST}?maxLevel=60&minLevel=55`]: droppers([]),
    });
    await screen.findByRole('link', { name: /Mossback/ });
    const levels = within(screen.getByRole('navigation', { name: 'Monster level' }));
    expect(levels.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Any level',
      '1–10',
      '11–20',
      '21–30',
      '31–50',
      '51–70',
      '71–100',
      '100+',
    ]);
    await userEvent.click(levels.getByRole('link', { name: '100+' }));
    expect(address()).toBe('/droprates?minLevel=100');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'From level' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'From level' }), '60');
    await userEvent.type(screen.getByRole('spinbutton', { name: 'To level' }), '55{Enter}');
    expect(address()).toBe('/droprates?minLevel=55&maxLevel=60');
  });

  it('is of reactors by their party quest, without the filters of monsters', async () => {
    const reactor = aDropper({
      id: 9,
      name: 'Old Crate',
      type: 'reactor',
      level: null,
      map: null,
      itemCount: 1,
    });
    const { address } = openPage(
      {
        [`${LIST}?minLevel=5`]: droppers([]),
        [`${LIST}?type=reactor`]: droppers([reactor]),
        [`${LIST}?partyQuest=amoria&type=reactor`]: droppers([{ ...reactor, partyQuest: 'amoria' }]),
      },
      '/droprates?minLevel=5',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Reactor Drops' }));
    expect(await screen.findByRole('link', { name: /Old Crate/ })).toHaveTextContent(/Old Crate9.*1 drop$/);
    await userEvent.click(screen.getByRole('link', { name: 'Amoria PQ' }));
    expect(address()).toBe('/droprates?type=reactor&partyQuest=amoria');
    expect(await screen.findByRole('link', { name: /Old Crate.*Amoria PQ/ })).toBeVisible();
  });

  it('offers to loosen what fits nothing', async () => {
    const { address } = openPage(
      { [`${LIST}?maxLevel=20&minLevel=11&search=zz`]: droppers([]), [`${LIST}?search=zz`]: droppers([]) },
      '/droprates?search=zz&minLevel=11&maxLevel=20',
    );
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Lv. 11–20' }));
    expect(address()).toBe('/droprates?search=zz');
    expect(screen.getByRole('link', { name: 'Remove filter: zz' })).toBeVisible();
  });

  it('says what failed, with a way to try again', async () => {
    openPage({});
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The list couldn’t be loaded');
    expect(within(failure).getByRole('button')).toBeVisible();
  });

  it('marks droppers of which edits wait', async () => {
    openPage({ [LIST]: droppers([aDropper(), aDropper({ id: 121, name: 'Reedling' })]) });
    const values = { itemId: 2000, minQuantity: 1, maxQuantity: 1, questId: 0, chance: 40 };
    act(() => {
      stageDrops([
        {
          key: newDropKey({ table: 'monster' }),
          table: 'monster',
          dropperId: 121,
          rowId: null,
          before: null,
          after: values,
        },
      ]);
    });
    expect(await screen.findByRole('link', { name: /Reedling.*1 staged edit/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Mossback/ })).not.toHaveTextContent('waiting');
    act(() => replaceStagedDrops());
  });

  it('brings in a monster without drops by its id, and says where there is none', async () => {
    const monster = aDropper({ id: 555, itemCount: 0 });
    const { address } = openPage({
      [LIST]: { ...monster, ...droppers([]) },
      '/api/droprates/monster/555/drops': dropsOf(monster),
    });
    await userEvent.click(screen.getByText('Monster without drops?'));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Monster ID' }), '555{Enter}');
    expect(await screen.findAllByRole('heading', { level: 2, name: 'Mossback' })).not.toHaveLength(0);
    expect(address()).toBe('/droprates?dropper=555');
  });

  it('refuses an id that no monster has', async () => {
    openPage({ [LIST]: NOT_FOUND });
    await userEvent.click(screen.getByText('Monster without drops?'));
    const field = screen.getByRole('spinbutton', { name: 'Monster ID' });
    const form = () => field.closest('form') ?? document.body;
    await userEvent.type(field, '9{Enter}');
    const refusal = await within(form()).findByRole('alert');
    expect(refusal).toHaveTextContent('No monster or reactor has this ID.');
  });
});

describe('the open dropper', () => {
  it('has its page, its map, its rates and what can be asked of it', async () => {
    const boss = aDropper({ boss: true });
    openPage(
      { [LIST]: droppers([boss]), '/api/droprates/monster/100100/drops': dropsOf(boss) },
      '/droprates?dropper=100100',
    );
    const opened = within(screen.getByRole('region', { name: 'Open monster' }));
    expect(await opened.findByRole('link', { name: 'Mossback' })).toHaveAttribute('href', '/monster/100100');
    expect(opened.getByRole('link', { name: 'Fern Hollow' })).toHaveAttribute('href', '/map/40');
    const rates = await opened.findByText(/Boss drop rate/);
    expect(rates).toHaveTextContent(/^Boss drop rate 2x · Meso rate 4x$/);
    expect(opened.getByRole('link', { name: 'Simulate' })).toHaveAttribute(
      'href',
      '/droprates?dropper=100100&panel=simulate',
    );
    expect(opened.getByRole('link', { name: 'Map yield' })).toHaveAttribute(
      'href',
      '/droprates?dropper=100100&panel=budget&map=40',
    );
    expect(opened.getByRole('link', { name: 'Change history' })).toHaveAttribute(
      'href',
      '/droprates/changes?dropper=100100',
    );
    expect(await screen.findByRole('link', { name: /Mossback.*drops/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('says where nothing has the id, and leads back', async () => {
    openPage({ [LIST]: droppers([]), '/api/droprates/monster/9/drops': NOT_FOUND }, '/droprates?dropper=9');
    expect(await screen.findByText('Monster 9')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'All monsters' })) {
      expect(link).toHaveAttribute('href', '/droprates');
    }
  });
});
