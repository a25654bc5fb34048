import { testSite, formCallback, jsonCallback } from '../test/callbacks.js';
import { adapterOf, readCallback } from '../vote-site-adapters.js';

const SECRET = 'pingback-key-1';
const site = testSite({ kind: 'gtop100', secret: SECRET });

const form = (fields: Record<string, string>) => readCallback(formCallback(fields), site);
const batch = (Common: unknown, pingbackkey: unknown = SECRET) =>
  readCallback(jsonCallback({ siteid: '12', pingbackkey, Common }), site);

const FORM = {
  VoterIP: '203.0.113.9',
  Successful: '0',
  Reason: '',
  pingUsername: 'abc123',
  pingbackkey: SECRET,
};

describe('gtop100, as a form', () => {
  test('a vote that it counts', () => {
    expect(form(FORM)).toEqual({
      verdict: 'genuine',
      votes: [
        {
          token: 'abc123',
          hasCounted: true,
          fields: { VoterIP: '203.0.113.9', Successful: '0', Reason: '', pingUsername: 'abc123' },
        },
      ],
    });
  });

  test.each([{ Successful: '1', Reason: 'Voted before' }, { Successful: '' }, { Successful: 'yes' }])(
    'one that it does not: %o',
    (changes) => {
      expect(form({ ...FORM, ...changes })).toMatchObject({
        votes: [{ token: 'abc123', hasCounted: false }],
      });
    },
  );

  test('without the field of success it is not a vote that counts, and without a name nobody is', () => {
    const { Successful, pingUsername, ...rest } = FORM;
    expect(form({ ...rest, pingUsername })).toMatchObject({ votes: [{ hasCounted: false }] });
    expect(form({ ...rest, Successful })).toMatchObject({ votes: [{ token: '', hasCounted: true }] });
    expect(form(rest)).toMatchObject({ verdict: 'malformed' });
  });

  test.each(['pingback-key-2', 'pingback-key-', 'PINGBACK-KEY-1', ''])(
    'the key "%s" proves nothing',
    (pingbackkey) => {
      const report = form({ ...FORM, pingbackkey });
      expect(report.verdict).toBe('forged');
      expect(report).toMatchObject({ fields: { pingUsername: 'abc123' } });
      expect(JSON.stringify(report)).not.toContain('pingbackkey');
    },
  );

  test('neither does none, nor one in the address', () => {
    const { pingbackkey, ...rest } = FORM;
    expect(form(rest).verdict).toBe('forged');
    expect(readCallback(formCallback(rest, { query: { pingbackkey } }), site).verdict).toBe('forged');
  });

  test('what comes twice is malformed', () => {
    const twice = formCallback({ ...FORM, pingUsername: ['abc123', 'def456'] });
    expect(readCallback(twice, site)).toMatchObject({
      verdict: 'malformed',
      fields: { pingUsername: '[list]' },
    });
    expect(readCallback(formCallback({ ...FORM, pingbackkey: [SECRET, SECRET] }), site).verdict).toBe(
      'forged',
    );
  });

  test('a GET is not what it sends', () => {
    expect(readCallback({ ...formCallback({}), method: 'GET', query: FORM, body: undefined }, site)).toEqual({
      verdict: 'malformed',
      fields: { VoterIP: '203.0.113.9', Successful: '0', Reason: '', pingUsername: 'abc123' },
    });
  });
});

describe('gtop100, as JSON', () => {
  const entry = { pb_id: 7, ip: '203.0.113.9', success: '0', reason: '', pb_name: 'abc123' };
  const parts = Object.entries(entry).map(([name, value]) => ({ [name]: value }));

  test.each([
    ['objects', entry],
    ['lists of objects with a field each', parts],
    ['objects of them', { ...parts }],
  ])('entries are %s', (_name, given) => {
    expect(batch([given, given])).toEqual({
      verdict: 'genuine',
      votes: Array.from({ length: 2 }, () => ({
        token: 'abc123',
        hasCounted: true,
        fields: { pb_id: '7', ip: '203.0.113.9', success: '0', reason: '', pb_name: 'abc123' },
      })),
    });
  });

  test('a bad entry spoils no other', () => {
    const bad = [
      null,
      5,
      'abc',
      [],
      [1],
      [{ pb_name: 'a' }, { pb_name: 'b' }],
      { pb_name: { a: 1 } },
      { pb_name: 'x'.repeat(121) },
    ];
    const report = batch([entry, ...bad, { ...entry, success: 0, pb_name: 'last' }, { pb_name: 'mute' }]);
    if (report.verdict !== 'genuine') throw new Error(report.verdict);
    expect(report.votes).toHaveLength(bad.length + 3);
    expect(report.votes.map((vote) => ('token' in vote ? vote.token : 'malformed'))).toEqual([
      'abc123',
      ...bad.map(() => 'malformed'),
      'last',
      'mute',
    ]);
    expect(report.votes.slice(-2)).toMatchObject([{ hasCounted: true }, { hasCounted: false }]);
  });

  test.each([{}, 'abc', null, { length: 1 }, Array.from({ length: 501 }, () => entry)])(
    'a batch that is none, or too long, is malformed',
    (Common) => {
      expect(batch(Common).verdict).toBe('malformed');
    },
  );

  test('an empty one, and one of 500, are not', () => {
    expect(batch([])).toEqual({ verdict: 'genuine', votes: [] });
    expect(batch(Array.from({ length: 500 }, () => parts))).toMatchObject({ verdict: 'genuine' });
  });

  test.each([undefined, null, 'pingback-key-2', [SECRET], { $eq: SECRET }, true])(
    'the key %o proves nothing',
    (key) => {
      expect(readCallback(jsonCallback({ pingbackkey: key, Common: [entry] }), site).verdict).toBe('forged');
    },
  );

  test.each([null, [], 'text', 5])('a body of %o is malformed', (body) => {
    expect(readCallback(jsonCallback(body), site)).toEqual({ verdict: 'malformed', fields: {} });
  });

  test('evidence of either form tells whether it counted', () => {
    const voteIn = (fields: Record<string, string>) => adapterOf(site).voteIn(fields);
    expect(voteIn({ pb_name: 'abc', success: '0' })).toEqual({ token: 'abc', hasCounted: true });
    expect(voteIn({ pb_name: 'abc', success: '1' })).toEqual({ token: 'abc', hasCounted: false });
    expect(voteIn({ pingUsername: 'abc', Successful: '1' })).toEqual({ token: 'abc', hasCounted: false });
    expect(voteIn({})).toEqual({ token: '', hasCounted: false });
  });
});
