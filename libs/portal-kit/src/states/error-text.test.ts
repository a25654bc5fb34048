import { ApiError } from '@portico/api-client/runtime';
import { addTexts, startTexts } from '@portico/i18n';
import { errorText } from './error-text';

const notEnough = new ApiError({
  code: 'ledger.not_enough_mesos',
  status: 409,
  msg: 'Not enough mesos: 9000000 required, 5400000 available.',
  params: { required: 9_000_000, available: 5_400_000 },
});

it('writes the numbers of an error as the language does', () => {
  startTexts('pt-BR');
  addTexts('pt-BR', 'shell', {
    errors: { ledger: { not_enough_mesos: 'Faltam mesos: {{required}}, você tem {{available}}.' } },
  });
  expect(errorText(notEnough)).toBe('Faltam mesos: 9.000.000, você tem 5.400.000.');
});

it('names a permission as people do', () => {
  startTexts('en');
  addTexts('en', 'shell', {
    kit: { permission: { webAdmin: 'Web admin' } },
    errors: { identity: { forbidden: 'This needs the permission “{{permission}}”.' } },
  });
  const params = { permission: 'webAdmin' };
  const refusal = new ApiError({ code: 'identity.forbidden', status: 403, msg: 'No.', params });
  expect(errorText(refusal)).toBe('This needs the permission “Web admin”.');
});

it('says an error that it has no text for in the words of the server', () => {
  startTexts('en');
  expect(errorText(new ApiError({ code: 'forum.closed', status: 409, msg: 'The forum is closed.' }))).toBe(
    'The forum is closed.',
  );
});
