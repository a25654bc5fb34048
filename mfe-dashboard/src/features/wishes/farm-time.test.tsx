import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { WishesPage } from './wishes-page';

const wish = (id: number, monster: number, hours: number | null) => ({
  id,
  name: `Item ${id}`,
  type: 'etc',
  offer: null,
  offerCount: 0,
  dropper: { id: monster, name: 'Crab', level: 12, boss: false, actualPercent: 0.24, questId: null, hours },
});

/** Answer of an older portal. */
const withoutHours = (id: number) => {
  const { dropper, ...item } = wish(id, 7, null);
  const { hours: _, ...older } = dropper;
  return { ...item, dropper: older };
};

it('is not shown where an older portal sends none', async () => {
  localStorage.setItem('portico.wishes', '[1]');
  renderInPortal(<WishesPage />, {
    path: '/wishes',
    api: { '/api/wishes/items?ids=1': { items: [withoutHours(1)] } },
    texts: { 'mfe-dashboard': texts },
  });
  expect(await screen.findByText(/0\.240%/)).toBeVisible();
  expect(screen.queryByText(/on average/)).not.toBeInTheDocument();
});

it('adds up the time to farm the wishes, those of one monster once, as the least it takes', async () => {
  localStorage.setItem('portico.wishes', '[1,2,3,4]');
  renderInPortal(<WishesPage />, {
    path: '/wishes',
    api: {
      '/api/wishes/items?ids=1.2.3.4': {
        items: [wish(1, 7, 0.2), wish(2, 7, 0.7), wish(3, 8, 1), wish(4, 9, null)],
      },
    },
    texts: { 'mfe-dashboard': texts },
  });
  expect(await screen.findByText(/ takes at least 1\.7 hr on average, at 600 kills an hour/)).toBeVisible();
  expect(screen.getByText(/42 min on average/)).toBeVisible();
});
