import { ApiError } from '@portico/api-client/runtime';
import { addTexts, startTexts } from '@portico/i18n';
import { failureText } from './failure-text';

const MSG = 'Account banned: Violation of server rules';

const banned = (reason: string) =>
  new ApiError({ code: 'identity.account_banned', status: 403, msg: MSG, params: { reason } });

describe('what a form says of a failed call', () => {
  it('has the reason of a ban in the language of the page where nobody gave one', () => {
    startTexts('en');
    addTexts('en', 'shell', {
      ban: { defaultReason: 'Broke the rules' },
      errors: { identity: { account_banned: 'Banned: {{reason}}' } },
    });
    expect(failureText(banned('Violation of server rules'))).toBe('Banned: Broke the rules');
    expect(failureText(banned('Botting'))).toBe('Banned: Botting');
  });
});
