import type { OpenAccounts } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import type { Portal } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEXTS } from '../../test/texts';
import { RecoverPage } from './recover-page';

const ASK = '/api/auth/recovery';
const SET = '/api/auth/recovery/password';
const MAILS = '/api/demo/mails';
const TOKEN = 'a_b-c';

function open(path: string, api: Record<string, unknown> = {}, portal: Partial<Portal> = { demo: false }) {
  return renderInPortal(<RecoverPage />, { path, api, texts: { 'mfe-public': TEXTS.en }, portal });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('recovery', () => {
  it('asks for an address, and gives the same answer whether or not an account has it', async () => {
    const { asked } = open('/recover', { [ASK]: {} });
    await press('Send the link');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email is required');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' mira@example.org ');
    await press('Send the link');
    expect(await screen.findByRole('status', { name: '' })).toBeVisible();
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(asked).toEqual([ASK]);
    await press('Use another address');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  it('takes a new password behind the link of the mail', async () => {
    const { asked } = open(`/recover#token=${TOKEN}`, { [SET]: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
    const [first, second] = [/^New password/, /^Confirm/].map((label) =>
      screen.getByLabelText(label, { selector: 'input' }),
    );
    await userEvent.type(first as HTMLElement, 'leafpond');
    await userEvent.type(second as HTMLElement, 'leafpon');
    await press('Save password');
    expect(second).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.type(second as HTMLElement, 'd');
    await press('Save password');
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(asked).toEqual([SET]);
  });

  it('offers another mail where the link is used up', async () => {
    const body = { code: 'identity.link_expired', msg: 'Expired', requestId: 'req-1' };
    open(`/recover#token=${TOKEN}`, { [SET]: new ApiFailure(400, body) });
    for (const label of [/^New password/, /^Confirm/])
      await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'leafpond');
    await press('Save password');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    await press('Request a new link');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  it('says where to turn on a server that sends no mail', () => {
    const identity = { ...EXAMPLE_CONFIG.identity, recovery: false };
    open('/recover', {}, { demo: false, config: { ...EXAMPLE_CONFIG, identity } });
    expect(screen.getByText('This server doesn’t send email')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows in the demo world what would have been sent, links and all', async () => {
    const origin = EXAMPLE_CONFIG.site.origin;
    const text = `Someone asked.\n\nAccount mira\n${origin}/recover#token=${TOKEN}\n\nhttps://elsewhere.example/x\n`;
    const mail = { id: 1, at: 0, recipient: 'mira@example.org', subject: 'Choose', text };
    const openAccounts: OpenAccounts = {
      password: 'open-to-all',
      accounts: [{ username: 'wren', email: 'wren@example.org', role: 'player' }],
    };
    const portal = { demo: true, config: { ...EXAMPLE_CONFIG, openAccounts } };
    open('/recover', { [MAILS]: { mails: [mail] } }, portal);
    const box = await screen.findByRole('complementary', { name: /would have sent/ });
    const link = await waitFor(() => within(box).getByRole('link'));
    expect(link).toHaveAttribute('href', `/recover#token=${TOKEN}`);
    expect(box).toHaveTextContent('mira@example.org');
    expect(box).toHaveTextContent('wren@example.org');
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept } = await hydrateInPortal(<RecoverPage />, {
    path: '/recover',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { [MAILS]: { mails: [] } },
    portal: { demo: false },
  });
  expect(kept.kept).toBe(kept.of);
});
