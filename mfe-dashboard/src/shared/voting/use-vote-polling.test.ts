import { signIn, signOut } from '@portico/portal-kit';
import { watchVoteEvents, type VoteNotice } from './use-vote-polling';

const encoder = new TextEncoder();

function answerWith(pieces: string[]) {
  const asked: { address: string; headers: Headers }[] = [];
  globalThis.fetch = (input, init) => {
    asked.push({ address: input instanceof URL ? input.pathname : '', headers: new Headers(init?.headers) });
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  return asked;
}

async function votesIn(pieces: string[]) {
  const asked = answerWith(pieces);
  const votes: VoteNotice[] = [];
  await watchVoteEvents(new AbortController().signal, (vote) => votes.push(vote));
  return { votes, asked };
}

beforeEach(() => signIn('wren', 'a.b.c'));
afterEach(signOut);

it('tells of votes, however the stream is cut', async () => {
  const { votes, asked } = await votesIn([
    ': hello\n\nevent: vo',
    'te\ndata: {"id":7,"state":"opened"}\n',
    '\n',
    'event:vote\r\ndata: {"id":8,"state":"credited"}\r\n\r\n',
    'event: ping\ndata: event: vote\n\n',
    'event: vote\ndata: cut off',
  ]);
  expect(votes).toEqual([
    { id: 7, state: 'opened' },
    { id: 8, state: 'credited' },
  ]);
  expect(asked[0]?.address).toBe('/api/voting/events');
  expect(asked[0]?.headers.get('x-auth-token')).toBe('a.b.c');
});

it('asks for nothing without a session', async () => {
  signOut();
  const { votes, asked } = await votesIn(['event: vote\n\n']);
  expect([votes, asked]).toEqual([[], []]);
});

it('ends quietly where there is no stream', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await expect(watchVoteEvents(new AbortController().signal, () => undefined)).resolves.toBeUndefined();
});
