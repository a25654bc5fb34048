import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { TryOnLink } from './item-page';

const open = (id: number) =>
  renderInPortal(<TryOnLink id={id} />, { path: `/item/${id}`, texts: { 'mfe-database': texts } });

it.each([
  [1_002_357, 'cap'],
  [1_052_001, 'coat'],
  [1_702_100, 'weapon'],
])('leads to the dressing room with %i on', (id, slot) => {
  open(id);
  expect(screen.getByRole('link', { name: 'Try it on' })).toHaveAttribute(
    'href',
    `/dressing-room?${slot}=${id}&slot=${slot}`,
  );
});

it.each([2_000_000, 1_112_000, 4_000_000])('leads nowhere with %i, which no one is seen to wear', (id) => {
  open(id);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('has the words of the way back in its title too, since phones show the arrow alone', () => {
  renderInPortal(<BackToDatabase />, { path: '/item/2000000', texts: { 'mfe-database': texts } });
  expect(screen.getByRole('link', { name: 'Back to the database' })).toHaveAttribute(
    'title',
    'Back to the database',
  );
});
