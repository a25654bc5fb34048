import { Writable } from 'node:stream';
import { pino } from 'pino';
import { startApi } from '../harness/start-api.js';
import {
  ARENA_SECRET,
  callbackCalls,
  gtopForm,
  LISTING_SECRET,
  PINGBACK_KEY,
  TOPG_ADDRESS,
  VOTE_SITES,
} from '../harness/vote-sites.js';

test('no line of the log holds what a callback gives for a secret, rightly or wrongly', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await startApi({ engine: 'sqlite', ...VOTE_SITES, logger: pino({ level: 'trace' }, sink) });
  try {
    const { send, get } = callbackCalls(api);
    const guess = 'a-guess-of-somebody';
    expect((await get('arena', { secret: ARENA_SECRET, id: 'abc' })).status).toBe(200);
    expect((await get('arena', { secret: guess, id: 'abc' })).status).toBe(403);
    expect((await send('gtop', gtopForm('abc'))).status).toBe(200);
    expect((await send('gtop', { query: { pingbackkey: guess } })).status).toBe(400);
    expect((await get('nowhere', { secret: guess })).status).toBe(404);
    const votes = { p_resp: 'abc' };
    expect((await get(`listing/${LISTING_SECRET}`, votes, TOPG_ADDRESS)).status).toBe(200);
    expect((await get(`listing/${guess}`, votes, TOPG_ADDRESS)).status).toBe(403);
    expect((await get(`gtop/${guess}`, votes)).status).toBe(404);
    const log = lines.join('');
    expect(log.match(/"path":"\/api\/voting\/callback\//g)).toHaveLength(8);
    for (const secret of [ARENA_SECRET, PINGBACK_KEY, LISTING_SECRET, guess])
      expect(log).not.toContain(secret);
  } finally {
    await api.close();
  }
});
