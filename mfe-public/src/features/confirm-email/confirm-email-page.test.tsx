import { LANGUAGES } from '@portico/domain';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEXTS } from '../../test/texts';
import { ConfirmEmailPage } from './confirm-email-page';

const CONFIRM = '/api/auth/email/confirm';

function open(path: string, answer?: unknown, language: (typeof LANGUAGES)[number] = 'en') {
  const texts = { 'mfe-public': TEXTS[language] };
  return renderInPortal(<ConfirmEmailPage />, { path, language, api: { [CONFIRM]: answer }, texts });
}

const refusal = (code: string, msg: string) => new ApiFailure(400, { code, msg, requestId: 'req-1' });

describe('confirmation of an address', () => {
  it.each(LANGUAGES)('happens by itself, once, in %s', async (language) => {
    const { asked } = open('/confirm-email#token=a_b-c', {}, language);
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/');
    expect(asked).toEqual([CONFIRM]);
  });

  it('says that a link is used up, and where a new one comes from', async () => {
    open('/confirm-email#token=a_b-c', refusal('identity.link_expired', 'Expired'));
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });

  it('can be tried again where it failed otherwise', async () => {
    const { asked } = open('/confirm-email#token=a_b-c', refusal('database.unavailable', 'Away'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(asked).toEqual([CONFIRM, CONFIRM]);
  });

  it('asks nobody without a link', () => {
    const { asked } = open('/confirm-email');
    expect(screen.getByText('The link from your email is missing')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
