import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureOf, pauseSeconds, remoteName, signedText, uploadRelease } from './upload-release.js';

test.each([
  ['12', 12],
  ['900', 30],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 5],
  ['-1', 5],
  [null, 5],
])('Retry-After %s is a pause of %i seconds', (header, seconds) => {
  expect(pauseSeconds(header)).toBe(seconds);
});

test('a portal that takes long is not one that cannot be reached', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const failed = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}`, { signal: signal ?? null }).then(
      () => 'an answer',
      (error: unknown) => failureOf(error, 'https://portal.example'),
    );
  expect(await failed(AbortSignal.timeout(50))).toContain('has not answered within 4 minutes');
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  expect(await failed()).toContain('https://portal.example cannot be reached: connect ECONNREFUSED');
});

test('a text is cut between characters, never inside an emoji', () => {
  expect(signedText(' waves 🌊🌊 ', 7)).toBe('waves 🌊');
});

test.each(['', '0', '51', '2.5', 'five'])(
  '--canary "%s" is refused before anything is sent',
  async (canary) => {
    const upload = uploadRelease('mfe-sea', { to: 'https://portal.example', canary });
    await expect(upload).rejects.toThrow('a whole number from 1 to 50');
  },
);

test('the name of a remote is that of its own portal.json, else of the built one', async () => {
  const source = (files: Record<string, string>) => ({
    label: 'sea',
    listBuild: async () => [],
    read: async (path: string) => (path in files ? Buffer.from(files[path] ?? '') : undefined),
  });
  const built = { 'dist/portal.json': '{"name":"mfe-sea"}' };
  expect(await remoteName(source(built))).toBe('mfe-sea');
  expect(await remoteName(source({ ...built, 'portal.json': '{"name":"mfe-hill"}' }))).toBe('mfe-hill');
  await expect(remoteName(source({}))).rejects.toThrow(
    'sea has no dist/portal.json with a name: build it first',
  );
});
