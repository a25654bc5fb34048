import { VOTE_SITE_KINDS } from '@portico/domain';
import { arrived, formCallback, testSite } from './test/callbacks.js';
import { readinessOf } from './site-proof.js';
import { adapterOf, readCallback } from './vote-site-adapters.js';

const SECRET = 'a-secret-for-tests';
const TOKEN = 'k2j4abcdefghijklmnopqrst';

describe.each(VOTE_SITE_KINDS)('a site of the kind %s', (kind) => {
  const addresses = ['198.51.100.0/30'];
  const site = testSite({ kind, secret: SECRET, addresses });

  test('reads its own sample as a vote, and finds it in the evidence again', () => {
    const adapter = adapterOf(site);
    const report = readCallback(arrived(adapter.sample(TOKEN, site)), site);
    if (report.verdict !== 'genuine') throw new Error(report.verdict);
    expect(report.votes).toMatchObject([{ token: TOKEN, hasCounted: true }]);
    const [vote] = report.votes;
    if (vote === undefined || !('token' in vote)) throw new Error('no vote');
    expect(adapter.voteIn(vote.fields)).toEqual({ token: TOKEN, hasCounted: true });
    expect(JSON.stringify(report)).not.toContain(SECRET);
  });

  test('takes it from nowhere else', () => {
    const sample = { ...arrived(adapterOf(site).sample(TOKEN, site)), address: '198.51.100.4' };
    expect(readCallback(sample, site).verdict).toBe('forged');
  });

  test('takes it for forged where it lacks what it proves itself with', () => {
    const bare = testSite({ kind });
    expect(readinessOf(bare, adapterOf(bare).proof)).not.toBe('ready');
    expect(readCallback(arrived(adapterOf(bare).sample(TOKEN, bare)), bare).verdict).toBe('forged');
  });
});

describe.each(VOTE_SITE_KINDS.filter((kind) => adapterOf({ kind }).proof === 'address'))(
  'a site of the kind %s, which signs nothing',
  (kind) => {
    const addresses = ['198.51.100.0/30'];
    const site = testSite({ kind, secret: SECRET, addresses });
    const sample = arrived(adapterOf(site).sample(TOKEN, site));

    test.each([undefined, '', 'another-secret', `${SECRET}1`, SECRET.toUpperCase()])(
      'is forged where it reports to the address of another listing: %s',
      (secret) => {
        expect(readCallback({ ...sample, secret }, site).verdict).toBe('forged');
      },
    );

    test('counts without a secret too, and is said to prove no listing', () => {
      const plain = testSite({ kind, addresses });
      expect(readinessOf(plain, adapterOf(plain).proof)).toBe('listingUnproved');
      expect(readCallback({ ...sample, secret: undefined }, plain).verdict).toBe('genuine');
    });
  },
);

test('evidence is few short texts, without the secret, under whatever name it comes', () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`field${index}`, 'x'.repeat(500)]),
  );
  const site = testSite({ kind: 'gtop100', secret: SECRET });
  const hidden = { Secret: 'guess', PINGBACKKEY: 'guess', key: `<${SECRET}>`, [SECRET]: '1' };
  const nested = { list: [SECRET], object: { a: 1 }, nothing: null, number: 5 };
  const report = readCallback(formCallback({ ...hidden, ...nested, ...many }), site);
  if (report.verdict !== 'forged') throw new Error(report.verdict);
  expect(Object.keys(report.fields)).toHaveLength(12);
  expect(report.fields).toMatchObject({
    list: '[list]',
    object: '[object]',
    nothing: '',
    number: '5',
    field0: 'x'.repeat(120),
  });
  const text = JSON.stringify(report.fields);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('guess');
});
