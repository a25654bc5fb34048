import { Command } from 'commander';
import { registerReleaseCommands } from './release-commands.js';

afterEach(() => {
  process.exitCode = undefined;
});

it.each(['--preview', '--dry-run'])('releases nothing where %s has no portal to go to', async (flag) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const program = new Command();
  registerReleaseCommands(program);
  await program.parseAsync(['node', 'portico', 'release', 'mfe-market', flag]);
  expect(String(said.mock.calls[0]?.[0])).toContain('need --to: nothing was released');
  expect(process.exitCode).toBe(1);
});
