import { renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';

function Market() {
  const { pathname, search } = useLocation();
  return (
    <>
      <remote.Component />
      <output>{pathname + search}</output>
    </>
  );
}

function open(path: string) {
  return renderInPortal(<Market />, { path, api: {}, texts: { 'mfe-market': texts } });
}

describe('search by stats', () => {
  const MARKET = '/api/market/items?';
  const STATS = 'all=watk_90-.slots_-2&some=1.str_5-.dex_5-&sum=60-.watk_4.str&scrolls=scrolled&rolls=above';

  it('reads an address into badges and its panel, and goes where the fields say', async () => {
    const { asked } = open(`/market/search?${STATS}&per=piece&channel=3`);
    await waitFor(() =>
      expect(asked).toContain(
        `${MARKET}all=watk_90-.slots_-2&channel=3&per=piece&rolls=above&scrolls=scrolled&some=1.str_5-.dex_5-&sum=60-.watk_4.str`,
      ),
    );
    const badges = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Channel 3',
      'Prices are per piece',
      'Scrolled',
      'Above average',
      'At least 1 of: STR 5 or more, DEX 5 or more',
      '4 × Attack Power + STR 60 or more',
      'Attack Power 90 or more',
      'Slots left up to 2',
    ]);
    expect(badges[6]).toHaveAttribute('href', expect.stringContaining('all=slots_-2'));
    fireEvent.click(screen.getByRole('button', { name: 'Stats (7)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search by stats' }));
    const type = (name: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(name), { target: { value } });
    type('Attack Power: To', '80');
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Use whole numbers up to 99,999');
    type('Attack Power: To', '');
    type('Slots left: To', '');
    type('Scrolls', 'clean');
    fireEvent.click(dialog.getAllByRole('button', { name: 'Remove DEX' })[0] ?? document.body);
    type('At least', '9');
    type('Channel', '0');
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(dialog.getByLabelText('Channel')).toBeInvalid();
    type('Channel', '');
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(
      await screen.findByText(
        '/market/search?sort=sum_desc&per=piece&scrolls=clean&rolls=above&all=watk_90-&some=1.str_5-&sum=60-.watk_4.str',
      ),
    ).toBeInTheDocument();
  });

  it('sends nothing with more stats than a search may name', async () => {
    const stats = 'matk str dex int luk hp mp wdef mdef acc avoid speed'.split(' ');
    open(`/market/search?some=1.${stats.map((stat) => `${stat}_1-`).join('.')}&sum=1-.${stats.join('.')}`);
    fireEvent.click(await screen.findByRole('button', { name: /^Stats/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search by stats' }));
    fireEvent.change(dialog.getByLabelText('Attack Power: To'), { target: { value: '80' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('at most 24 stats and kinds in total');
  });

  it('leaves out kinds and stats', async () => {
    const { asked } = open('/market/search?not=use.gloves.watk_-10');
    await waitFor(() => expect(asked).toContain(`${MARKET}not=use.gloves.watk_-10`));
    const badges = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Not: Use',
      'Not: Gloves',
      'Not: Attack Power up to 10',
    ]);
    expect(badges[1]).toHaveAttribute('href', expect.stringContaining('not=use.watk_-10'));
    fireEvent.click(screen.getByRole('button', { name: 'Stats (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search by stats' }));
    const kinds = within(dialog.getByRole('group', { name: 'Without these kinds' }));
    fireEvent.click(kinds.getByRole('button', { name: 'Remove Gloves' }));
    fireEvent.click(kinds.getByRole('button', { name: 'Add a kind' }));
    const [, added] = kinds.getAllByLabelText('Kind');
    fireEvent.change(added ?? document.body, { target: { value: 'weapon' } });
    const none = within(dialog.getByRole('group', { name: 'None of these' }));
    const from = none.getByLabelText('Attack Power: From');
    fireEvent.change(from, { target: { value: '11' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(none.getByRole('alert')).toHaveTextContent('Use whole numbers up to 99,999');
    fireEvent.change(from, { target: { value: '5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(await screen.findByText('/market/search?not=use.weapon.watk_5-10')).toBeInTheDocument();
  });

  it('takes what is no stat in an address for none', async () => {
    const { asked } = open('/market/search?search=ore&all=power_1-&some=5.str_1-&sum=x&not=ore&channel=999');
    await waitFor(() => expect(asked).toContain(`${MARKET}search=ore`));
  });

  it('has several groups, each with a badge, and adds another in the panel', async () => {
    open('/market/search?some=1.str_5-*2.hp_1-.mp_1-&sum=9-.luk');
    const badges = within(await screen.findByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'At least 1 of: STR 5 or more',
      'At least 2 of: Max HP 1 or more, Max MP 1 or more',
      'LUK 9 or more',
    ]);
    expect(badges[0]).toHaveAttribute('href', expect.stringContaining('some=2.hp_1-.mp_1-&'));
    fireEvent.click(screen.getByRole('button', { name: 'Stats (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search by stats' }));
    expect(dialog.getByRole('group', { name: 'At least some of these (2)' })).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Add another: Weighted sum' }));
    const group = within(dialog.getByRole('group', { name: 'Weighted sum (2)' }));
    fireEvent.click(group.getByRole('button', { name: 'Add a stat' }));
    fireEvent.change(group.getByLabelText('To'), { target: { value: '70' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Show results' }));
    expect(
      await screen.findByText('/market/search?sort=sum_desc&some=1.str_5-*2.hp_1-.mp_1-&sum=9-.luk*-70.watk'),
    ).toBeInTheDocument();
  });
});
