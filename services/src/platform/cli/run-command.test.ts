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
