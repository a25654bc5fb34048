import type { Command } from 'commander';
import { command } from './release-command.js';
import { ReleaseError } from '../files/release-error.js';
import type { ListFlags } from './list-releases.js';
import type { ReleaseFlags } from './release-remotes.js';
import { registerCanaryCommands } from './canary-commands.js';
import { registerPreviewCommand } from './preview-command.js';
import { registerTokenCommands } from './token-commands.js';
import type { UploadFlags } from './upload-release.js';
import type { RollbackFlags } from './switch-remote.js';

/**
 * `portico release`, `rollback`, `retire`, `releases`, `canary`, `preview` and `token`: they run beside a live portal. Each loads what it works with when it
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
      '--started-from <stamps>',
      'release only if the source differs from the last release with a stamp, one for each remote (a,b); keeps rollbacks and retirements',
    )
    .option(
      '--from-image',
      'release only versions that the database has not had yet, as the start of an image does',
    )
    .option('--allow-mismatch', 'release even if the shell will refuse to run it; its page says why')
    .option('--canary <percent>', 'give it to this share of the visitors, from 1 to 50; one remote at a time')
    .option('--to <address>', 'upload it to a portal elsewhere, with the token in PORTICO_RELEASE_TOKEN')
    .option('--author <name>', 'with --to: who made it; by default as git says')
    .option('--commit <id>', 'with --to: of which commit')
    .option('--message <text>', 'with --to: what has changed')
    .option('--dry-run', 'with --to: check and try it there, and change nothing')
    .option('--preview', 'with --to: store it for previews, and leave in service what is')
    .action(
      command(async (names: string[], { to, ...flags }: ReleaseFlags & Partial<UploadFlags>) => {
        if (to !== undefined) {
          const [name = '.', ...others] = names;
          if (others.length > 0) throw new ReleaseError('--to takes one remote at a time');
          const { uploadRelease } = await import('./upload-release.js');
          return uploadRelease(name, { to, ...flags });
        }
        if (flags.dryRun === true || flags.preview === true)
          throw new ReleaseError('--dry-run and --preview need --to: nothing was released');
        if (flags.canary !== undefined && names.length !== 1)
          throw new ReleaseError('--canary takes one remote at a time');
        if (flags.canary !== undefined && flags.fromImage === true)
          throw new ReleaseError('--from-image releases for everyone, so it goes without --canary');
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
  registerCanaryCommands(program);
  registerPreviewCommand(program);
  registerTokenCommands(program);
}
