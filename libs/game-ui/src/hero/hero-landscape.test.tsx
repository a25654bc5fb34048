import { render, screen } from '@testing-library/react';
import { HeroLandscape } from './hero-landscape';

describe('the landscape', () => {
  it('is a picture for the eye alone, with the words in front', () => {
    const { container } = render(<HeroLandscape>Welcome</HeroLandscape>);
    expect(screen.getByText('Welcome')).toBeVisible();
    expect(container.querySelectorAll('svg')).not.toHaveLength(0);
    for (const picture of container.querySelectorAll('svg')) {
      expect(picture.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('has nothing in it that a second one on the page could clash with', () => {
    const { container } = render(<HeroLandscape />);
    expect(container.querySelectorAll('[id], [href]')).toHaveLength(0);
  });

  it('can be stopped where it is alive', () => {
    const { rerender } = render(<HeroLandscape pauseText="Pause the animation" />);
    expect(screen.getByRole('checkbox', { name: 'Pause the animation' })).not.toBeChecked();
    rerender(<HeroLandscape height="band" />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
