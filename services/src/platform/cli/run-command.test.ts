import { runCommand } from './run-command.js';

test('a command goes on where the reader of its output is gone, but not after any other fault of it', async () => {
  for (let count = 0; count < 20; count += 1) await runCommand(async () => {})();
  const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  for (const output of [process.stdout, process.stderr]) {
    expect(output.listenerCount('error')).toBeLessThan(5);
    expect(() => output.emit('error', gone)).not.toThrow();
    expect(() => output.emit('error', full)).toThrow(full);
  }
});

test.each([
  ['EACCES', 'mkdir', '/backups/today.part', undefined, '/backups/today.part: this user has no right to it'],
  [
    'ENOSPC',
    'copyfile',
    '/home/secret',
    '/backups/secret',
    '/home/secret to /backups/secret: the disk is full',
  ],
  ['EROFS', 'open', '/home/secret', undefined, '/home/secret: its file system is read-only'],
  ['ENOENT', 'mkdir', '/backups/today.part', undefined, '/backups/today.part: its disk is full or read-only'],
  ['EACCES', 'listen', undefined, undefined, 'Unexpected failure: EACCES'],
])('a command names the file that the system refuses (%s, %s)', async (code, syscall, path, dest, line) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(async () => {
    throw Object.assign(new Error(code), { code, syscall, path, dest });
  })();
  expect(written.mock.calls.map(([text]) => text)).toEqual([`${line}\n`]);
  written.mockRestore();
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
