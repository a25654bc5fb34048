import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { DropChance } from './drop-chance';

const PAGE = { path: '/', texts: {} };

it('shows the chance with its word and a shape of its own, never colour alone', () => {
  const shapes = [0.05, 0.25, 0.7, 3, 20].map((percent) => {
    const { container, unmount } = renderInPortal(<DropChance percent={percent} decimals={2} />, PAGE);
    const path = container.querySelector('path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(new Set(shapes).size).toBe(5);
  const { container } = renderInPortal(<DropChance percent={0.25} decimals={2} />, PAGE);
  expect(container).toHaveTextContent('0.25%Very rare');
  expect(screen.getByText('Very rare')).toBeVisible();
});

it('says the word of common drops to screen readers alone', () => {
  const { container } = renderInPortal(<DropChance percent={20} decimals={0} />, PAGE);
  expect(container).toHaveTextContent('20%Common');
  expect(screen.getByText('Common')).not.toHaveClass('word');
});
