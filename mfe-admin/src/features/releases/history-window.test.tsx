import { HOUR_MS } from '@portico/domain';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { HistoryWindow } from './history-window';

const PREVIEW = '/api/releases/mfe-market/preview';

it('offers a preview of what is not in service, and says when there is none', async () => {
  const origin = { author: null, commit: null, message: null, token: null };
  const kept = {
    origin,
    isPrevious: false,
    isCanary: false,
    builtAt: HOUR_MS,
    brotliBytes: 20_480,
    lastServedAt: null,
  };
  const versions = [
    { ...kept, version: '0.1.0-3fb60c1e', isInService: true },
    { ...kept, version: '0.1.0-9d1c22aa', isInService: false },
  ];
  const { asked } = renderInPortal(<HistoryWindow name="mfe-market" closeHref="/" />, {
    path: '/admin/releases',
    api: {
      '/api/releases/mfe-market/history': { name: 'mfe-market', versions, rollbacks: [], canaries: [] },
      [PREVIEW]: new ApiFailure(409, { code: 'releases.refused', msg: 'gone', requestId: 'r' }),
    },
    texts: { 'mfe-admin': texts },
  });
  const buttons = await screen.findAllByRole('button', { name: /^Preview/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Preview ⁨0.1.0-9d1c22aa⁩']);
  await userEvent.click(screen.getByRole('button', { name: /^Preview/ }));
  expect(await screen.findByText('The preview couldn’t be opened')).toBeVisible();
  expect(asked).toContain(PREVIEW);
});
