import { renderInAdmin } from '../../../test/render-in-admin';
import { useAuditWords } from './audit-words';

function wordsOf(read: (words: ReturnType<typeof useAuditWords>) => string): string | null {
  function Words() {
    return <pre>{read(useAuditWords())}</pre>;
  }
  const { container } = renderInAdmin(<Words />, { path: '/admin/logs/audit', api: {} });
  return container.querySelector('pre')?.textContent ?? null;
}

it('names the facts that the portal records, and leaves others as they are', () => {
  expect(wordsOf(({ factText }) => [factText('method'), factText('undoOf')].join())).toBe('Method,undoOf');
  expect(wordsOf(({ isKnownFact }) => [isKnownFact('method'), isKnownFact('undoOf')].join())).toBe(
    'true,false',
  );
});

it.each([
  ['method', 'totp', 'App code'],
  ['verdict', 'forged', 'Forged'],
  ['rule', 'clockwork', 'Like clockwork'],
  ['log', 'nx-credit', 'NX credit logs'],
  ['isComplete', 'true', 'Yes'],
  ['method', 'constructor', 'constructor'],
  ['note', 'password', 'password'],
])('says of %s "%s": %s', (fact, value, text) => {
  expect(wordsOf(({ valueText }) => valueText(fact, value))).toBe(text);
});

it('words the reasons of failed logins, and no reason that people wrote', () => {
  expect(wordsOf(({ reasonText }) => reasonText('sign-in-failed', 'wrong-password'))).toBe('Wrong password');
  expect(wordsOf(({ reasonText }) => reasonText('ban', 'wrong-password'))).toBe('wrong-password');
});
