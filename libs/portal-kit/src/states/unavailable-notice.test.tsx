import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { UnavailableNotice } from './unavailable-notice';

describe('the notice of what a server lacks', () => {
  it('names what this page leaves out and nothing else', () => {
    renderInPortal(<UnavailableNotice of={['guilds', 'monsterBook']} />, {
      path: '/',
      texts: {},
      portal: { unavailable: ['guilds', 'reactorDrops'] },
    });
    expect(screen.getByText(/guilds/)).toBeInTheDocument();
    expect(screen.queryByText(/monsterBook|reactorDrops/)).not.toBeInTheDocument();
  });

  it('is nothing where the server has all of it', () => {
    const { container } = renderInPortal(<UnavailableNotice of={['guilds']} />, {
      path: '/',
      texts: {},
      portal: { unavailable: ['reactorDrops'] },
    });
    expect(container).toBeEmptyDOMElement();
  });
});
