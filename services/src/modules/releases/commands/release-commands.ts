import type { Command } from 'commander';
import { CommandError, runCommand } from '../../../platform/cli/index.js';
import { ReleaseError } from '../publishing/release-error.js';
import type { ListFlags } from './list-releases.js';
import type { ReleaseFlags } from './release-remotes.js';
import type { RollbackFlags } from './switch-remote.js';

/**
 * `portico release`, `rollback`, `retire` and `releases`: they need no database and run beside a live portal. Each loads
 * what it works with when it runs: who rolls back is in a hurry.
 */
export function registerReleaseCommands(program: Command): void {
  program
    .command('release')
    .description('put built remotes into service: checked, compressed, switched to within two seconds')
    .argument(
      '[remotes...]',
      'name in this repository (mfe-market) or folder; without, all of this repository that are not retired',
    )
    .option(
      '--started-from <stamp>',
      'only when the source differs from what was last released with a stamp; undoes neither rollback nor retirement',
    )
    .option('--allow-mismatch', 'release what the shell will refuse to run; its page says why')
    .action(
      command(async (names: string[], flags: ReleaseFlags) => {
        const { releaseRemotes } = await import('./release-remotes.js');
        await releaseRemotes(names, flags);
      }),
    );
  program
    .command('rollback')
    .description('put the version before back into service; a retired remote as it was')
    .argument('<remote>')
    .option('--to <version>', 'any version that "portico releases <remote>" lists')
    .option('--allow-mismatch', 'go back to what the shell will refuse to run; its page says why')
    .action(
      command(async (name: string, flags: RollbackFlags) => {
        const { rollBackRemote } = await import('./switch-remote.js');
        await rollBackRemote(name, flags);
      }),
    );
  program
    .command('retire')
    .description('take a remote out of service until it is released or rolled back by hand')
    .argument('<remote>')
    .action(
      command(async (name: string) => {
        const { retireRemote } = await import('./switch-remote.js');
        await retireRemote(name);
      }),
    );
  program
    .command('releases')
    .description('list what is in service, or every version of a remote that is kept')
    .argument('[remote]')
    .option('--all', 'every version of every remote')
    .action(
      command(async (name: string | undefined, flags: ListFlags) => {
        const { listReleases } = await import('./list-releases.js');
        await listReleases(name, flags);
      }),
    );
}

/** Released files are for everybody to read, a portal that runs as another user than the command among them. */
const PUBLIC_FILES = 0o022;

/** What a release refuses is the command's one clear answer. */
function command<A extends unknown[]>(body: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  return runCommand(async (...args: A) => {
    process.umask(PUBLIC_FILES);
    try {
      await body(...args);
    } catch (error) {
      throw error instanceof ReleaseError ? new CommandError(error.message) : error;
    }
  });
}
