import { formCallback, getCallback, testSite } from '../test/callbacks.js';
import { readCallback } from '../vote-site-adapters.js';

const ADDRESS = '2001:db8:7::5';
const site = testSite({ kind: 'top100arena', addresses: ['2001:db8:7::/48', '192.0.2.0/28'] });
const read = (query: Record<string, unknown>, address = ADDRESS) =>
  readCallback(getCallback(query, { address }), site);

describe('top100arena', () => {
  test.each([ADDRESS, '192.0.2.15', '::ffff:192.0.2.1'])('a call from %s is a vote', (address) => {
    expect(read({ postback: 'abc123' }, address)).toEqual({
      verdict: 'genuine',
      votes: [{ token: 'abc123', hasCounted: true, fields: { postback: 'abc123' } }],
    });
  });

  test.each(['192.0.2.16', '2001:db8:8::5', '::1'])('one from %s is forged', (address) => {
    expect(read({ postback: 'abc123' }, address).verdict).toBe('forged');
  });

  test('24 characters are the most', () => {
    expect(read({ postback: 'x'.repeat(24) }).verdict).toBe('genuine');
    expect(read({ postback: 'x'.repeat(25) }).verdict).toBe('malformed');
  });

  test.each([{}, { postback: '' }, { postback: ' ' }, { postback: ['a', 'b'] }, { Postback: 'a' }])(
    '%o is malformed',
    (query) => {
      expect(read(query).verdict).toBe('malformed');
    },
  );

  test('so is a POST', () => {
    const post = formCallback({ postback: 'abc' }, { address: ADDRESS });
    expect(readCallback(post, site).verdict).toBe('malformed');
  });
});
