import { render, screen, within } from '@testing-library/react';
import { FilterSheet } from './filter-sheet';

const TEXTS = { open: 'Filters', active: '2 filters active', close: 'Close', done: 'Show results' };

function renderSheet(activeCount: number) {
  render(
    <FilterSheet activeCount={activeCount} texts={TEXTS}>
      <label>
        Class <input name="class" />
      </label>
    </FilterSheet>,
  );
  return screen.getByRole('group', { name: 'Filters' });
}

describe('filter sheet', () => {
  it('draws its fields once, for every width', () => {
    const panel = renderSheet(0);
    expect(screen.getAllByLabelText('Class')).toHaveLength(1);
    expect(within(panel).getByLabelText('Class')).toBeInTheDocument();
  });

  it('opens and closes by buttons that work without scripts', () => {
    const panel = renderSheet(0);
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('popovertarget', panel.id);
    for (const name of ['Close', 'Show results']) {
      const button = within(panel).getByRole('button', { name });
      expect(button).toHaveAttribute('popovertarget', panel.id);
      expect(button).toHaveAttribute('popovertargetaction', 'hide');
    }
    expect(panel).toHaveAttribute('popover', 'auto');
  });

  it('says how many filters are active, also to those who do not see the number', () => {
    renderSheet(2);
    const button = screen.getByRole('button', { name: /Filters.*2 filters active/ });
    expect(within(button).getByText('2')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says nothing of active filters while there are none', () => {
    renderSheet(0);
    expect(screen.queryByText(TEXTS.active)).not.toBeInTheDocument();
  });
});
