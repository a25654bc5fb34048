import { Command } from 'commander';
import { registerReleaseCommands } from './release-commands.js';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  ['--preview', 'need --to: nothing was released'],
  ['--dry-run', 'need --to: nothing was released'],
  ['--sign=private.pem', 'need --to: nothing was released'],
  ['--from-image --canary=5', '--from-image releases for everyone'],
])('releases nothing with %s', async (flags, message) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const program = new Command();
  registerReleaseCommands(program);
  await program.parseAsync(['node', 'portico', 'release', 'mfe-market', ...flags.split(' ')]);
  expect(String(said.mock.calls[0]?.[0])).toContain(message);
  expect(process.exitCode).toBe(1);
});
