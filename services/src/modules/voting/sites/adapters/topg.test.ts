import { formCallback, getCallback, testSite } from '../test/callbacks.js';
import { readCallback } from '../vote-site-adapters.js';

const ADDRESS = '192.0.2.80';
const site = testSite({ kind: 'topg', addresses: [ADDRESS] });
const read = (query: Record<string, unknown>, address = ADDRESS) =>
  readCallback(getCallback(query, { address }), site);

describe('topg', () => {
  test('calls for votes that count alone', () => {
    const query = { p_resp: 'abc_123', ip: '203.0.113.9' };
    expect(read(query)).toEqual({
      verdict: 'genuine',
      votes: [{ token: 'abc_123', hasCounted: true, fields: query }],
    });
    expect(read(query, `::ffff:${ADDRESS}`).verdict).toBe('genuine');
    expect(read({ p_resp: 'abc' }).verdict).toBe('genuine');
  });

  test.each(['192.0.2.81', '203.0.113.9', '', 'localhost'])('from %s nothing is believed', (address) => {
    expect(read({ p_resp: 'abc' }, address)).toEqual({ verdict: 'forged', fields: { p_resp: 'abc' } });
  });

  test('without an address in the settings all of it is forged', () => {
    const secret = 'a-secret-of-it';
    const open = testSite({ kind: 'topg', secret });
    const callback = getCallback({ p_resp: 'abc' }, { address: ADDRESS, secret });
    expect(readCallback(callback, open).verdict).toBe('forged');
  });

  test.each([
    {},
    { p_resp: '' },
    { p_resp: 'a b' },
    { p_resp: "a'--" },
    { p_resp: 'é' },
    { p_resp: 'abc\n' },
    { p_resp: ['a', 'b'] },
    { p_resp: 'x'.repeat(65) },
  ])('%o is malformed', (query) => {
    expect(read(query).verdict).toBe('malformed');
  });

  test('so is a POST', () => {
    expect(readCallback(formCallback({ p_resp: 'abc' }, { address: ADDRESS }), site).verdict).toBe(
      'malformed',
    );
  });
});
