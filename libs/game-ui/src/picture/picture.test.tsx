import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

describe('Picture', () => {
  it('asks the server for the picture of its kind, in a box of its size', () => {
    const { container } = render(<Picture kind="monster" id={100100} name="Dockside Crab" size={64} />);
    const image = screen.getByRole('img', { name: 'Dockside Crab' });
    expect(image).toHaveAttribute('src', '/api/monster/icon/100100');
    expect(image).toHaveAttribute('width', '64');
    expect(container.firstElementChild).toHaveStyle({ inlineSize: '64px', blockSize: '64px' });
  });

  it('asks for the whole figure of a character', () => {
    render(<Picture kind="character" id={7} name="Brannoc" size={192} view="figure" />);
    expect(screen.getByRole('img', { name: 'Brannoc' })).toHaveAttribute(
      'src',
      '/api/character/icon/7?view=figure',
    );
  });

  it('is decoration without a name', () => {
    render(<Picture kind="item" id={2000000} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('keeps its box, and its name, where there is no picture', () => {
    const { container } = render(<Picture kind="npc" id={7} name="Keeper Alma" size={48} />);
    fireEvent.error(screen.getByRole('img', { name: 'Keeper Alma' }));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Keeper Alma' })).toHaveStyle({ inlineSize: '48px' });
  });

  it('tries again for another thing', () => {
    const { container, rerender } = render(<Picture kind="map" id={1} />);
    fireEvent.error(screen.getByRole('presentation'));
    rerender(<Picture kind="map" id={2} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/map/icon/2');
  });
});
