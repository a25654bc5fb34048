import { signIn, signOut } from '@portico/portal-kit';
import { watchVoteEvents } from './vote-events';

const encoder = new TextEncoder();

function answerWith(pieces: string[]) {
  const asked: { address: string; headers: Headers }[] = [];
  globalThis.fetch = (input, init) => {
    asked.push({ address: String(input), headers: new Headers(init?.headers) });
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

async function votesIn(pieces: string[]): Promise<{ votes: number; asked: ReturnType<typeof answerWith> }> {
  const asked = answerWith(pieces);
  let votes = 0;
  await watchVoteEvents(new AbortController().signal, () => (votes += 1));
  return { votes, asked };
}

beforeEach(() => signIn('wren', 'a.b.c'));
afterEach(signOut);

it('tells of votes, however the stream is cut', async () => {
  const { votes, asked } = await votesIn([
    ': hello\n\nevent: vo',
    'te\ndata: {"id":7}\n',
    '\n',
    'event:vote\r\ndata: {}\r\n\r\n',
    'event: ping\ndata: event: vote\n\n',
    'event: vote\ndata: cut off',
  ]);
  expect(votes).toBe(2);
  expect(asked[0]?.address).toMatch(/\/api\/voting\/events$/);
  expect(asked[0]?.headers.get('x-auth-token')).toBe('a.b.c');
});

it('asks for nothing without a session', async () => {
  signOut();
  const { votes, asked } = await votesIn(['event: vote\n\n']);
  expect([votes, asked]).toEqual([0, []]);
});

it('ends quietly where there is no stream', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await expect(watchVoteEvents(new AbortController().signal, () => undefined)).resolves.toBeUndefined();
});
