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

it('adds up the time to farm all wishes, those of one monster once', async () => {
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
  expect(await screen.findByText(/ takes 1\.7 hr on average, at 600 kills an hour/)).toBeVisible();
  expect(screen.getByText(/42 min on average/)).toBeVisible();
});
