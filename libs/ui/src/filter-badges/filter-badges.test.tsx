import { render, screen, within } from '@testing-library/react';
import { FilterBadges, type FilterBadge } from './filter-badges';

const LEVEL: FilterBadge = {
  key: 'level',
  text: 'Level 10',
  removeText: 'Remove: Level 10',
  removeHref: '?',
};

describe('filter badges', () => {
  it('are links to the list without the filter, and say so', () => {
    render(<FilterBadges label="Active filters" badges={[LEVEL]} />);
    const list = screen.getByRole('list', { name: 'Active filters' });
    const badge = within(list).getByRole('link', { name: 'Remove: Level 10' });
    expect(badge).toHaveAttribute('href', '?');
    expect(badge).toHaveTextContent('Level 10');
    expect(within(list).getAllByRole('link')).toHaveLength(1);
  });

  it('end with the way to a list without any', () => {
    render(<FilterBadges label="Active filters" badges={[LEVEL]} clear={{ text: 'Clear', href: '/all' }} />);
    expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/all');
  });
});
