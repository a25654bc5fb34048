import type { Command } from 'commander';
import { CommandError, runCommand } from '../../../platform/cli/index.js';
import { ReleaseError } from '../files/release-error.js';
import type { ListFlags } from './list-releases.js';
import type { ReleaseFlags } from './release-remotes.js';
import type { RollbackFlags } from './switch-remote.js';

/**
 * `portico release`, `rollback`, `retire` and `releases`: they run beside a live portal. Each loads what it works with when it
 * runs: who rolls back is in a hurry.
 */
export function registerReleaseCommands(program: Command): void {
  program
    .command('release')
    .description('release built remotes: check and compress them, and make them live within two seconds')
    .argument(
      '[remotes...]',
      'name in this repository (mfe-market) or folder; by default all remotes of this repository that are not retired',
    )
    .option(
      '--started-from <stamp>',
      'release only if the source differs from the last release with a stamp; keeps rollbacks and retirements',
    )
    .option('--allow-mismatch', 'release even if the shell will refuse to run it; its page says why')
    .action(
      command(async (names: string[], flags: ReleaseFlags) => {
        const { releaseRemotes } = await import('./release-remotes.js');
        await releaseRemotes(names, flags);
      }),
    );
  program
    .command('rollback')
    .description('go back to the previous version, or restore a retired remote')
    .argument('<remote>')
    .option('--to <version>', 'any version that "portico releases <remote>" lists')
    .option('--allow-mismatch', 'go back even if the shell will refuse to run it; its page says why')
    .action(
      command(async (name: string, flags: RollbackFlags) => {
        const { rollBackRemote } = await import('./switch-remote.js');
        await rollBackRemote(name, flags);
      }),
    );
  program
    .command('retire')
    .description('take a remote offline until someone releases it or rolls it back')
    .argument('<remote>')
    .action(
      command(async (name: string) => {
        const { retireRemote } = await import('./switch-remote.js');
        await retireRemote(name);
      }),
    );
  program
    .command('releases')
    .description('list the live releases, or all stored versions of a remote')
    .argument('[remote]')
    .option('--all', 'every version of every remote')
    .option('--json', 'what is in service and what is retired, for programs')
    .action(
      command(async (name: string | undefined, flags: ListFlags) => {
        const { listReleases } = await import('./list-releases.js');
        await listReleases(name, flags);
      }),
    );
}

/** Released files are for everybody to read, a portal that runs as another user than the command among them. */
const PUBLIC_FILES = 0o022;

/** Turns a refusal into the command's error message. */
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
