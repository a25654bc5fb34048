import { screen } from '@testing-library/react';
import { renderInAdmin } from '../../test/render-in-admin';
import { anOverview } from './test/overview-data';
import { WeekStrip } from './control-room';

it('today stands beside the same hour last week, with the signed difference', () => {
  const { comparison } = anOverview();
  renderInAdmin(<WeekStrip comparison={comparison} />, { path: '/admin' });
  const strip = screen.getByRole('region', { name: 'Against last week, same hour' });
  const lines = [...strip.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Online136+16was 120',
    'Votes0-1,412was 1,412',
    'Logins here30was 30',
    'Registrations4last week unknown',
  ]);
});
