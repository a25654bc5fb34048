import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ceremonyProblem, PasskeysPanel } from './passkeys-panel';
import { NOW, someFactors } from './test/security-data';

const PASSKEYS = [
  { id: 1, name: 'Firefox on Windows', createdAt: NOW, lastUsedAt: NOW },
  { id: 2, name: 'My phone', createdAt: NOW, lastUsedAt: null },
];

function open(changes: Parameters<typeof someFactors>[0] = {}) {
  return renderInPortal(<PasskeysPanel />, {
    path: '/dashboard/security',
    api: { '/api/auth/factors': someFactors(changes), '/api/auth/factors/passkeys/2/remove': {} },
    texts: { 'mfe-dashboard': texts },
  });
}

describe('passkeys', () => {
  it('lists each with when it was added and last used', async () => {
    open({ passkeys: PASSKEYS });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Firefox on Windows.*Last used.*Added/);
    expect(second).toHaveTextContent(/My phone.*Never used/);
  });

  it('removes one by the password, and says so', async () => {
    const { asked } = open({ passkeys: PASSKEYS });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    await userEvent.type(screen.getByLabelText('Your password', { selector: 'input' }), 'leafpond');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed: My phone')).toBeVisible();
    expect(asked).toContain('/api/auth/factors/passkeys/2/remove');
  });

  it('says so where the browser has none', async () => {
    open();
    expect(await screen.findByText(/This browser doesn’t support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('says so where the server offers none', async () => {
    open({ canAddPasskeys: false });
    expect(await screen.findByText('This server doesn’t offer passkeys.')).toBeVisible();
  });
});

it.each([
  ['NotAllowedError', 'closed'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'failed'],
])('tells what a %s of the browser means', (name, problem) => {
  expect(ceremonyProblem(new DOMException('', name))).toBe(problem);
  expect(ceremonyProblem(new Error('something else'))).toBeUndefined();
});
