import { createHmac } from 'node:crypto';
import { getCallback, jsonCallback, testSite } from '../test/callbacks.js';
import { readCallback } from '../vote-site-adapters.js';

const SECRET = 'a-secret-of-both';
const site = testSite({ kind: 'signed', secret: SECRET });

const signed = (body: unknown, secret = SECRET) => {
  const hex = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  return { 'x-portico-signature': `sha256=${hex}` };
};
const read = (body: unknown, headers: Record<string, string | string[]> = signed(body)) =>
  readCallback(jsonCallback(body, { headers }), site);

describe('a site that signs', () => {
  test('reports a vote that it counts', () => {
    expect(read({ token: 'abc123', voter: '203.0.113.9', counted: true })).toEqual({
      verdict: 'genuine',
      votes: [
        {
          token: 'abc123',
          hasCounted: true,
          fields: { token: 'abc123', voter: '203.0.113.9', counted: 'true' },
        },
      ],
    });
  });

  test.each([{}, { counted: false }, { counted: 'true' }, { counted: 1 }])('%o does not count', (counted) => {
    expect(read({ token: 'abc', ...counted })).toMatchObject({ votes: [{ hasCounted: false }] });
  });

  test('hexadecimal digits are of either case', () => {
    const body = { token: 'abc', counted: true };
    const { 'x-portico-signature': signature } = signed(body);
    expect(read(body, { 'x-portico-signature': signature.toUpperCase() }).verdict).toBe('genuine');
  });

  test('a signature of something else, by somebody else or of another form proves nothing', () => {
    const body = { token: 'abc', counted: true };
    const { 'x-portico-signature': signature } = signed(body);
    const others: Record<string, string | string[]>[] = [
      {},
      { 'x-portico-signature': '' },
      { 'x-portico-signature': signature.slice(7) },
      { 'x-portico-signature': `${signature}0` },
      { 'x-portico-signature': [signature, signature] },
      signed(body, 'a-secret-of-theirs'),
      signed({ ...body, token: 'abd' }),
    ];
    for (const headers of others)
      expect(read(body, headers)).toMatchObject({ verdict: 'forged', fields: { token: 'abc' } });
  });

  test('the body is compared letter by letter', () => {
    const body = { token: 'abc', counted: true };
    const callback = jsonCallback(body, {
      headers: signed(body),
      bodyText: '{"token": "abc", "counted": true}',
    });
    expect(readCallback(callback, site).verdict).toBe('forged');
  });

  test('without a secret of our own all of it is forged, also what is signed with none', () => {
    const open = testSite({ kind: 'signed' });
    const body = { token: 'abc', counted: true };
    for (const secret of ['', 'undefined'])
      expect(readCallback(jsonCallback(body, { headers: signed(body, secret) }), open).verdict).toBe(
        'forged',
      );
  });

  test.each([
    null,
    [],
    'abc',
    {},
    { token: '' },
    { token: ['a'] },
    { token: { a: 1 } },
    { token: 'x'.repeat(121) },
  ])('%o is malformed', (body) => {
    expect(read(body).verdict).toBe('malformed');
  });

  test('so is a GET', () => {
    expect(readCallback(getCallback({ token: 'abc', counted: 'true' }), site).verdict).toBe('malformed');
  });
});
