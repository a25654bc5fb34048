import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { NearestNames } from './nearest-names';

const open = (names?: { id: number; name: string }[]) =>
  renderInPortal(<NearestNames kind="monster" names={names} />, {
    path: '/database',
    texts: { 'mfe-database': texts },
  });

describe('names that a search may have meant', () => {
  it('lead to what they are the names of', () => {
    open([{ id: 100100, name: 'Dockside Crab' }]);
    expect(screen.getByText('Did you mean')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Dockside Crab' });
    expect(link).toHaveAttribute('href', '/monster/100100');
    expect(link).toHaveAttribute('data-card', 'monster 100100');
  });

  it('are nothing at all where there are none', () => {
    open([]);
    open(undefined);
    expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
  });
});
