import { render, screen } from '@testing-library/react';
import { LandscapeStrip } from './landscape-strip';

it('is a picture for the eye alone, with what stands on it in front', () => {
  const { container } = render(<LandscapeStrip>Welcome</LandscapeStrip>);
  expect(screen.getByText('Welcome')).toBeVisible();
  const pictures = [...container.querySelectorAll('svg')];
  expect(pictures).not.toHaveLength(0);
  for (const picture of pictures) expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('[id], [href]')).toHaveLength(0);
});
