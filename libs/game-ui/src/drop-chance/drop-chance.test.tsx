import { render, screen } from '@testing-library/react';
import { DropChance } from './drop-chance';

it('shows the chance with its word and a shape of its own, never colour alone', () => {
  const shapes = (['mythic', 'veryRare', 'rare', 'uncommon', 'common'] as const).map((step) => {
    const { container, unmount } = render(<DropChance step={step} text="x" word="y" />);
    const path = container.querySelector('path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(new Set(shapes).size).toBe(5);
  const { container } = render(<DropChance step="veryRare" text="0.25 %" word="very rare" />);
  expect(container).toHaveTextContent('0.25 %very rare');
  expect(screen.getByText('very rare')).toBeVisible();
});
