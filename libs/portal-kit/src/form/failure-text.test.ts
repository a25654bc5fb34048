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

  it('has kind and end of a ban', () => {
    startTexts('en');
    addTexts('en', 'shell', {
      ban: { temporary: 'Temporary', permanent: 'Permanent', untilWords: 'Ends: {{time}}' },
      errors: { identity: { account_banned: 'Banned: {{reason}}' } },
    });
    const until = new Date(2026, 10, 29, 14, 27).getTime();
    const of = (params: Record<string, string | number>) =>
      failureText(new ApiError({ code: 'identity.account_banned', status: 403, msg: MSG, params }));
    expect(of({ reason: 'long', type: 'temporary', until })).toBe(
      'Banned: long · Temporary · Ends: Nov 29, 2026, 14:27',
    );
    expect(of({ reason: 'long', type: 'permanent' })).toBe('Banned: long · Permanent');
  });
});
