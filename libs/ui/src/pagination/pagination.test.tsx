import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const texts = {
  label: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  position: 'Page',
};

function renderAt(page: number, pages: number) {
  return render(
    <Pagination page={page} pages={pages} hrefFor={(target) => `?page=${target}`} texts={texts} />,
  );
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('links to the first, previous, next and last page', () => {
  renderAt(3, 9);
  expect(['First', 'Previous', 'Next', 'Last'].map(hrefOf)).toEqual([
    '?page=1',
    '?page=2',
    '?page=4',
    '?page=9',
  ]);
});

it('has no way back on the first page and no way on from the last', () => {
  const { unmount } = renderAt(1, 9);
  expect(['First', 'Previous'].map(hrefOf)).toEqual([null, null]);
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  renderAt(9, 9);
  expect(['Next', 'Last'].map(hrefOf)).toEqual([null, null]);
});

it('leads back to the last page from beyond the end', () => {
  renderAt(40, 9);
  expect(hrefOf('Previous')).toBe('?page=9');
});

it('is not there where everything fits on one page', () => {
  expect(renderAt(1, 1).container).toBeEmptyDOMElement();
});
