import { shownOf } from './callback-log.service.js';

test('an admin gets named values of a callback alone, with addresses shortened', () => {
  const shown = {
    id: 1,
    at: 2,
    site: 'gtop',
    method: 'POST',
    verdict: 'confirmed',
    reason: null,
    voteId: 3,
    accountId: 4,
    lagMs: 5,
    replayOf: null,
    omitted: 0,
  } as const;
  const hidden = { requestId: 'request', actorAccountId: 900, laterColumn: 'secret' };
  const row = { ...shown, ...hidden, address: '203.0.113.77', fields: '{"ip":"203.0.113.78"}' };
  expect(shownOf(row)).toEqual({
    ...shown,
    address: '203.0.*.*',
    fields: [{ name: 'ip', value: '203.0.*.*' }],
  });
});
