import { DOCTOR_REASONS } from '@portico/domain';
import { screen, within } from '@testing-library/react';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { DoctorPage } from './doctor-page';
import type { Finding } from './doctor.queries';

function aFinding(changes: Partial<Finding>): Finding {
  return {
    check: 'guilds',
    name: 'guilds',
    area: 'features',
    state: 'ready',
    reason: null,
    params: {},
    hint: '',
    remedy: null,
    detail: null,
    isUrgent: false,
    ...changes,
  };
}

function open(findings: Finding[]) {
  const diagnosis = { at: Date.now(), yourAddress: '203.0.113.9', findings };
  return renderInAdmin(<DoctorPage />, {
    path: '/admin/doctor',
    api: { '/api/admin/doctor': diagnosis },
  });
}

describe('the state of the portal', () => {
  it('says of each thing what state it is in, why, and what puts it right', async () => {
    open([
      aFinding({}),
      aFinding({
        check: 'mail',
        name: 'mail',
        area: 'site',
        state: 'off',
        reason: 'noMail',
        hint: 'No mail is sent',
        remedy: 'PORTICO_SMTP_URL',
      }),
      aFinding({ check: 'version', name: 'version', area: 'game', detail: '11.8.3-MariaDB' }),
      aFinding({ check: 'voteSite', name: 'vote site my-site', area: 'site' }),
    ]);
    const site = within(await screen.findByRole('table', { name: 'This site' }));
    const mail = site.getByRole('row', { name: /^Email/ });
    expect(mail).toHaveTextContent(
      'Email OffNo email is sent, so a forgotten password can’t be reset.PORTICO_SMTP_URL',
    );
    const readyIn = (area: string) =>
      within(screen.getByRole('region', { name: area })).getByRole('list', { name: 'Ready' });
    expect(readyIn('Features of the database')).toHaveTextContent('Guilds');
    expect(readyIn('This site')).toHaveTextContent('Vote site my-site');
    expect(readyIn('Game server and database')).toHaveTextContent('11.8.3-MariaDB');
    expect(screen.getByText('The portal sees you at 203.0.113.9.')).toBeVisible();
  });

  it('names first what must not stay so', async () => {
    open([
      aFinding({
        check: 'defaultPasswords',
        name: 'passwords of admins',
        area: 'accounts',
        state: 'off',
        reason: 'defaultPasswords',
        params: { names: 'admin' },
        remedy: 'npm run portico -- admin password admin',
        isUrgent: true,
      }),
    ]);
    const urgent = await screen.findByRole('table', { name: 'Fix these now' });
    expect(urgent).toHaveTextContent(/Anyone can log in as ⁨?admin⁩?/);
    expect(urgent).toHaveTextContent('npm run portico -- admin password admin');
  });

  it('begins with the area and the check that are worst', async () => {
    open([
      aFinding({ check: 'version', name: 'version', area: 'game' }),
      aFinding({ check: 'voteSite', name: 'vote site my-site', area: 'site', state: 'limited' }),
      aFinding({}),
      aFinding({ check: 'banning', name: 'banning', state: 'off' }),
    ]);
    const [first, second] = await screen.findAllByRole('table');
    expect(first).toHaveAccessibleName('Features of the database');
    expect(within(first ?? document.body).getAllByRole('row')[1]).toHaveTextContent(/Off/);
    expect(second).toHaveAccessibleName('This site');
  });

  it('shows what has no words here in those of the server', async () => {
    open([aFinding({ check: null, name: 'rows of a fork', state: 'limited', hint: 'a column is narrow' })]);
    expect(await screen.findByRole('row', { name: /rows of a fork/ })).toHaveTextContent(
      'rows of a forkLimiteda column is narrow',
    );
  });

  it('lists what was lost in the game, and of whom', async () => {
    const lost = aFinding({ check: 'ledger', name: 'ledger', state: 'limited', reason: 'ledgerLosses' });
    const loss = { id: 7, accountId: 12, accountName: 'Juniper', characterName: null, foundAt: 0 };
    renderInAdmin(<DoctorPage />, {
      path: '/admin/doctor',
      api: {
        '/api/admin/doctor': { at: 0, yourAddress: '203.0.113.9', findings: [lost] },
        '/api/admin/ledger/losses': {
          losses: [{ ...loss, currency: 'NX', amount: 3000, isCertain: false }],
          total: 1,
        },
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Overwritten by the game' }));
    expect(table.getByRole('row', { name: /Juniper.*3,000 NX.*Possible/ })).toBeVisible();
    expect(table.getByRole('link', { name: 'Juniper' })).toHaveAttribute('href', '/admin/doctor?player=12');
  });

  it('asks again by itself while a slow check goes on', async () => {
    const answerWith = (finding: Finding) => ({ at: 0, yourAddress: '203.0.113.9', findings: [finding] });
    const slow = aFinding({ check: 'ledger', name: 'ledger', state: 'limited', reason: 'stillLooking' });
    const api = { '/api/admin/doctor': answerWith(slow) };
    renderInAdmin(<DoctorPage />, { path: '/admin/doctor', api });
    expect(await screen.findByRole('row', { name: /^Ledger Limited/ })).toBeVisible();
    api['/api/admin/doctor'] = answerWith({ ...slow, state: 'ready', reason: null });
    const ready = await screen.findByRole('list', { name: 'Ready' }, { timeout: 4000 });
    expect(ready).toHaveTextContent('Ledger');
    expect(screen.queryByRole('row', { name: /^Ledger/ })).toBeNull();
  });

  it('words each reason as the command does', () => {
    expect(texts.doctor.reason).toEqual(DOCTOR_REASONS);
  });
});
