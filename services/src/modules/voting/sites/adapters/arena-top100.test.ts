import { formCallback, getCallback, testSite } from '../test/callbacks.js';
import { readCallback } from '../vote-site-adapters.js';

const SECRET = 'api-secret-77';
const site = testSite({ kind: 'arena-top100', secret: SECRET });
const get = (query: Record<string, unknown>) => readCallback(getCallback(query), site);
const post = (body: Record<string, unknown>) => readCallback(formCallback(body), site);

describe('arena-top100', () => {
  test.each(['id', 'postback', 'incentive', 'userid'])('the voter comes as %s, either way', (name) => {
    const vote = { token: 'abc123', hasCounted: true, fields: { [name]: 'abc123' } };
    expect(get({ secret: SECRET, [name]: 'abc123' })).toEqual({ verdict: 'genuine', votes: [vote] });
    expect(post({ secret: SECRET, [name]: 'abc123' })).toEqual({ verdict: 'genuine', votes: [vote] });
  });

  test('the same in the address and in the form is one vote', () => {
    const fields = { secret: SECRET, userid: 'abc123', userip: '203.0.113.9', voted: '1' };
    expect(readCallback(formCallback(fields, { query: fields }), site)).toMatchObject({
      votes: [{ token: 'abc123', hasCounted: true }],
    });
  });

  test.each(['0', '', 'true', '2'])('voted "%s" does not count', (voted) => {
    expect(get({ secret: SECRET, id: 'abc', voted })).toMatchObject({ votes: [{ hasCounted: false }] });
  });

  test.each([undefined, '', 'api-secret-7', 'test', [SECRET, SECRET], { a: SECRET }])(
    'the secret %o proves nothing',
    (secret) => {
      expect(get({ secret, id: 'abc' })).toEqual({ verdict: 'forged', fields: { id: 'abc' } });
    },
  );

  test('the test page of the site is no vote, whatever it says', () => {
    expect(get({ secret: 'TEST', id: 'abc', voted: '1' })).toEqual({
      verdict: 'test',
      fields: { id: 'abc', voted: '1' },
    });
  });

  test('without a secret of our own even the test page is forged', () => {
    const open = testSite({ kind: 'arena-top100' });
    for (const secret of ['TEST', 'undefined', '', undefined])
      expect(readCallback(getCallback({ secret, id: 'abc' }), open).verdict).toBe('forged');
  });

  test.each([{}, { id: '' }, { id: ['a', 'b'] }, { id: 'x'.repeat(121) }, { id: 'abc', voted: ['1', '1'] }])(
    '%o is malformed',
    (fields) => {
      expect(get({ secret: SECRET, ...fields }).verdict).toBe('malformed');
      expect(post({ secret: SECRET, ...fields }).verdict).toBe('malformed');
    },
  );

  test('where addresses are set, the secret from elsewhere proves nothing', () => {
    const bound = testSite({ kind: 'arena-top100', secret: SECRET, addresses: ['192.0.2.1'] });
    const from = (address: string) =>
      readCallback(getCallback({ secret: SECRET, id: 'abc' }, { address }), bound).verdict;
    expect([from('192.0.2.1'), from('192.0.2.2')]).toEqual(['genuine', 'forged']);
  });
});
