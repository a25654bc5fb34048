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

  it('has people before its gate, the adventurer where there are none', () => {
    const { container, rerender } = render(<HeroLandscape />);
    const adventurer = '.adventurer';
    expect(container.querySelector(adventurer)).not.toBeNull();
    rerender(
      <HeroLandscape
        people={[
          { id: 7, name: 'Mira' },
          { id: 8, name: 'Brannoc' },
        ]}
      />,
    );
    expect(container.querySelector(adventurer)).toBeNull();
    expect(screen.getByText('Mira')).toBeInTheDocument();
    const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['/api/character/icon/7?view=figure', '/api/character/icon/8?view=figure']);
  });

  it('can be stopped where it is alive', () => {
    const { rerender } = render(<HeroLandscape pauseText="Pause the animation" />);
    expect(screen.getByRole('checkbox', { name: 'Pause the animation' })).not.toBeChecked();
    rerender(<HeroLandscape height="band" />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
