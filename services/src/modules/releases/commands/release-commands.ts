import type { Command } from 'commander';
import { ReleaseError } from '../files/release-error.js';
import { createPreviewLink, PreviewTickets } from '../preview/previewed-remotes.js';
import { promoteCanary, retire, rollBack, startCanary, stopCanary } from '../publishing/release-rollback.js';
import type { CanaryStepOutcome } from '../publishing/release-rollback.js';
import { openReleaseStore } from '../storage/release-store.js';
import type { ListFlags } from './list-releases.js';
import { command, withPublisher, withReleaseDatabase } from './release-command.js';
import { say } from './say.js';
import type { ReleaseFlags } from './release-remotes.js';
import { registerTokenCommands } from './token-commands.js';
import type { UploadFlags } from './upload-release.js';

interface Flags {
  reason?: string;
}

function registerCanaryCommands(program: Command): void {
  const canary = program.command('canary').description('give a version to a share of the visitors');
  canary
    .command('start')
    .description('give a stored version to a share of the visitors, or change the share')
    .argument('<remote>')
    .argument('<version>', 'any version that "portico releases <remote>" lists')
    .option('--share <percent>', 'of the visitors, from 1 to 50', '5')
    .option('--reason <text>', 'for the history of the board')
    .action(
      command(async (name: string, version: string, { share, reason }: Flags & { share: string }) => {
        const step = { version, share: Number(share), act: actOf(reason) };
        const { comparedWith } = await withPublisher((options) => startCanary(options, name, step));
        say(
          `${share} % of the visitors get ${name} ${version}, as many are compared with it (${comparedWith}).`,
        );
      }),
    );
  const addEnd = (
    name: string,
    description: string,
    end: typeof promoteCanary,
    wordsOf: (outcome: CanaryStepOutcome) => string,
  ) =>
    canary
      .command(name)
      .description(description)
      .argument('<remote>')
      .option('--reason <text>', 'for the history of the board')
      .action(
        command(async (remote: string, { reason }: Flags) => {
          const step = { act: actOf(reason) };
          const outcome = await withPublisher((options) => end(options, remote, step));
          say(`${remote} ${outcome.version} ${wordsOf(outcome)}.`);
        }),
      );
  addEnd(
    'promote',
    'put the canary into service for everyone',
    promoteCanary,
    ({ comparedWith }) => `is in service (before: ${comparedWith})`,
  );
  addEnd(
    'stop',
    'end the canary: its visitors get what is in service',
    stopCanary,
    ({ comparedWith }) => `is no canary anymore: everyone gets ${comparedWith}`,
  );
}

function actOf(reason: string | undefined) {
  return { by: null, reason: reason?.slice(0, 300) ?? null };
}

function registerPreviewCommand(program: Command): void {
  program
    .command('preview')
    .description('print a link that shows a stored version to the one visitor who opens it')
    .argument('<remote>')
    .argument('<version>', 'any version that "portico releases <remote>" lists')
    .option('--to <address>', 'of a portal elsewhere, with the token in PORTICO_RELEASE_TOKEN')
    .option('--sign <file>', 'with --to: sign it with this private Ed25519 key (PEM)')
    .action(
      command(async (name: string, version: string, { to, sign }: { to?: string; sign?: string }) => {
        if (to === undefined) return previewRemote(name, version);
        return (await import('./upload-release.js')).askForPreview(name, version, { to, sign });
      }),
    );
}

async function previewRemote(name: string, version: string): Promise<void> {
  await withReleaseDatabase(async ({ config, database }) => {
    const tickets = new PreviewTickets(config.env.tokenSecret);
    const store = openReleaseStore(config, database);
    const { address } = await createPreviewLink({ store, tickets }, name, version);
    say(config.public.site.origin + address);
  });
}

function registerSwitchCommands(program: Command): void {
  program
    .command('rollback')
    .description('go back to the previous version, or restore a retired remote')
    .argument('<remote>')
    .option('--to <version>', 'any version that "portico releases <remote>" lists')
    .option('--allow-mismatch', 'go back even if the shell will refuse to run it; its page says why')
    .action(
      command(async (name: string, flags: { to?: string; allowMismatch?: boolean }) => {
        const { from, to } = await withPublisher((options) => rollBack(options, name, flags));
        say(
          from === null
            ? `${name} ${to} is live again.`
            : `${name} is back at ${to} (was ${from}). Another rollback returns to ${from}.`,
        );
      }),
    );
  program
    .command('retire')
    .description('take a remote offline until someone releases it or rolls it back')
    .argument('<remote>')
    .action(
      command(async (name: string) => {
        const { version, paths } = await withPublisher(({ store }) => retire(store, name));
        say(
          `${name} ${version} is retired: ${paths.join(', ')} answer 404 from now on. ` +
            `"portico release ${name}" or "portico rollback ${name}" brings it back.`,
        );
      }),
    );
}

/** All run beside a live portal. Slow code is loaded only by the commands that need it, so that a rollback is fast. */
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
    .option('--sign <file>', 'with --to: sign it with this private Ed25519 key (PEM)')
    .option('--dry-run', 'with --to: check and try it there, and change nothing')
    .option('--preview', 'with --to: store it for previews, and leave in service what is')
    .action(
      command(async (names: string[], { to, ...flags }: ReleaseFlags & Partial<UploadFlags>) => {
        if (to !== undefined) {
          const [name = '.', ...others] = names;
          if (others.length > 0) throw new ReleaseError('--to takes one remote at a time');
          const { findSource } = await import('./release-remotes.js');
          const { uploadRelease } = await import('./upload-release.js');
          return uploadRelease(await findSource(name), { to, ...flags });
        }
        if (flags.dryRun === true || flags.preview === true || flags.sign !== undefined)
          throw new ReleaseError('--dry-run, --preview and --sign need --to: nothing was released');
        if (flags.canary !== undefined && names.length !== 1)
          throw new ReleaseError('--canary takes one remote at a time');
        if (flags.canary !== undefined && flags.fromImage === true)
          throw new ReleaseError('--from-image releases for everyone, so it goes without --canary');
        const { releaseRemotes } = await import('./release-remotes.js');
        await releaseRemotes(names, flags);
      }),
    );
  registerSwitchCommands(program);
  program
    .command('releases')
    .description('list the live releases, or all stored versions of a remote')
    .argument('[remote]')
    .option('--all', 'every version of every remote')
    .option('--json', 'what is in service and what is retired, for programs')
    .option('--move-to <place>', 'bucket or database: move the files of all versions there')
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
