import { fileAt, FileAtError } from './file-at';

const { fetch } = globalThis;
const ORIGIN = 'http://localhost:3001';
let asked: string[] = [];

function answerWith(answer: () => Response | Promise<Response>): void {
  globalThis.fetch = (input) => {
    asked.push(typeof input === 'string' ? input : '');
    return Promise.resolve().then(answer);
  };
}

const load = (path: string, maxBytes = 100) =>
  fileAt(ORIGIN, path, { signal: new AbortController().signal, maxBytes });

async function faultOf(file: Promise<Blob>) {
  const error: unknown = await file.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FileAtError ? error.fault : error;
}

beforeEach(() => (asked = []));
afterAll(() => {
  globalThis.fetch = fetch;
});

describe('a file of another origin', () => {
  it('is asked for below that origin, whatever the path says', async () => {
    answerWith(() => new Response('<a/>'));
    await load('/Character.wz/Coat/01040002.img.xml');
    await load('../../secret');
    await load('//evil.example/a');
    expect(asked).toEqual([
      `${ORIGIN}/Character.wz/Coat/01040002.img.xml`,
      `${ORIGIN}/secret`,
      `${ORIGIN}/evil.example/a`,
    ]);
  });

  it('is nowhere else, even where the path is an address', async () => {
    answerWith(() => new Response('<a/>'));
    await load('https://evil.example/a');
    expect(asked.every((address) => address.startsWith(`${ORIGIN}/`))).toBe(true);
  });

  it('is refused by its status, its silence or its size', async () => {
    answerWith(() => new Response('', { status: 404 }));
    expect(await faultOf(load('a.xml'))).toEqual({ code: 'status', status: 404 });
    answerWith(() => Promise.reject(new TypeError('no route')));
    expect(await faultOf(load('a.xml'))).toEqual({ code: 'unreachable' });
    answerWith(() => new Response('a'.repeat(101)));
    expect(await faultOf(load('a.xml'))).toEqual({ code: 'tooLarge' });
  });
});
