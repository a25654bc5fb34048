import { EXAMPLE_PORTAL } from '@portico/contract/example';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Moment } from './moment';
import { PortalContext } from '../portal/portal-context';

const AT = Date.UTC(2026, 0, 10, 12);

function show(moment: ReactElement) {
  render(<PortalContext value={EXAMPLE_PORTAL}>{moment}</PortalContext>);
  return screen.getByRole('time');
}

describe('a moment', () => {
  it('says how long ago it was, and when', () => {
    const time = show(<Moment at={Date.now() - 3 * 60_000} />);
    expect(time).toHaveTextContent('3 minutes ago');
    expect(time).toHaveAttribute('title', expect.stringContaining('20'));
  });

  it('takes other words and another date', () => {
    const time = show(
      <Moment at={AT} title="noon of the server">
        10 January
      </Moment>,
    );
    expect(time).toHaveTextContent('10 January');
    expect(time).toHaveAttribute('title', 'noon of the server');
    expect(time).toHaveAttribute('datetime', '2026-01-10T12:00:00.000Z');
  });
});
