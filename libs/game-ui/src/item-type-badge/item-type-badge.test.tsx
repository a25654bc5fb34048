import { itemTypeText } from '@portico/portal-kit/game-words';
import { render, screen } from '@testing-library/react';
import { ItemTypeBadge } from './item-type-badge';

const TONES = [
  ['equipment', 'accent'],
  ['use', 'good'],
  ['setup', 'info'],
  ['etc', 'neutral'],
  ['cash', 'rare'],
] as const;

it.each(TONES)('shows %s always in one colour, which no other type has', (type, tone) => {
  render(<ItemTypeBadge type={type} />);
  const badge = screen.getByText(itemTypeText(type));
  expect(TONES.map(([, other]) => other).filter((other) => badge.classList.contains(other))).toEqual([tone]);
});
