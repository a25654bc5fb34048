import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import { someFactors, NOW } from './test/security-data';
import { SecondFactorPanel } from './second-factor-panel';
import type { Factors } from './security.queries';

const CODES = ['4f7k9-q2mh3', 'xc77p-dzz3k'];
const ON = { isOn: true, since: NOW };

function open(factors: Factors, api: Record<string, unknown> = {}) {
  return renderInPortal(<SecondFactorPanel />, {
    path: '/dashboard/security',
    api: {
      '/api/auth/factors': factors,
      '/api/auth/factors/totp/begin': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DP' },
      '/api/auth/factors/totp': { recoveryCodes: CODES },
      '/api/auth/factors/totp/off': {},
      '/api/auth/factors/recovery-codes': { recoveryCodes: CODES },
      ...api,
    },
    texts: { 'mfe-dashboard': texts },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const givePassword = () =>
  userEvent.type(screen.getByLabelText('Your password', { selector: 'input' }), 'leafpond');

describe('second factor', () => {
  it('is turned on by password, picture and code, and shows the recovery codes this once', async () => {
    open(someFactors());
    await press('Turn on');
    await givePassword();
    await press('Continue');
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
    await press('Turn on');
    for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
    await press('I have saved them');
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  it('says at the field that a code is wrong, or none', async () => {
    open(someFactors(), {
      '/api/auth/factors/totp': new ApiFailure(400, {
        code: 'identity.wrong_code',
        msg: 'The code is wrong.',
        requestId: 'req-1',
      }),
    });
    await press('Turn on');
    await givePassword();
    await press('Continue');
    const code = await screen.findByLabelText('Code from the app');
    await userEvent.type(code, '12345');
    await press('Turn on');
    expect(code).toHaveAccessibleDescription('The code has 6 digits');
    await userEvent.type(code, '6');
    await press('Turn on');
    expect(await screen.findByText('The code is wrong.')).toBeVisible();
  });

  it('warns of the last recovery codes, and makes new ones', async () => {
    open(someFactors({ totp: ON, recoveryCodesLeft: 2 }));
    expect(await screen.findByText('2 recovery codes left')).toBeVisible();
    expect(screen.getByText(/Create new ones before you run out/)).toBeVisible();
    await press('New recovery codes');
    await givePassword();
    await press('Create new codes');
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
  });

  it('is turned off by the password', async () => {
    const { asked } = open(someFactors({ totp: ON, recoveryCodesLeft: 9 }));
    await press('Turn off');
    await givePassword();
    await press('Turn off');
    expect(await screen.findByText('The second factor is off.')).toBeVisible();
    expect(asked).toContain('/api/auth/factors/totp/off');
  });

  it('says to whom it is not a choice', async () => {
    open(someFactors({ isRequired: true }));
    expect(await screen.findByText(/Your role needs a second factor/)).toBeVisible();
  });

  it('can’t be turned off where the role needs it and no passkey stands in', async () => {
    open(someFactors({ totp: ON, recoveryCodesLeft: 9, isRequired: true }));
    expect(await screen.findByText(/can’t be turned off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});
