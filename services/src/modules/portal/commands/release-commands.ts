import type { Command } from 'commander';
import { CommandError, runCommand } from '../../../platform/cli/index.js';
import { loadConfig } from '../../../platform/config/index.js';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { ShellBuildFile } from '../registry/shell-build.js';
import { readPortal } from '../releases/release-candidate.js';
import { ReleaseError } from '../releases/release-error.js';
import { publishRelease, rollBack } from '../releases/release-publisher.js';
import type { PublisherOptions, ReleaseOutcome } from '../releases/release-publisher.js';
import { ReleaseStore } from '../releases/release-store.js';
import { SHELL_BUILD } from '../workspace.js';
import { findSource, workspaceRemotes } from './release-source.js';
import { releasesTable } from './releases-table.js';

interface ReleaseFlags {
  startedFrom?: string;
  allowMismatch?: boolean;
}

/** `portico release`, `rollback` and `releases`: they need no database and run beside a live portal. */
export function registerReleaseCommands(program: Command): void {
  program
    .command('release')
    .description('put built remotes into service: checked, compressed, switched to within two seconds')
    .argument(
      '[remotes...]',
      'name in this repository (mfe-market) or folder; all of this repository without',
    )
    .option(
      '--started-from <stamp>',
      'only when the source differs from what was last released with a stamp; never undoes a rollback',
    )
    .option('--allow-mismatch', 'release what the shell will refuse to run; its page says why')
    .action(runCommand(refusing(releaseAll)));
  program
    .command('rollback')
    .description('put the version before back into service')
    .argument('<remote>')
    .option('--allow-mismatch', 'go back to what the shell will refuse to run; its page says why')
    .action(runCommand(refusing(rollBackOne)));
  program
    .command('releases')
    .description('list what is in service')
    .action(runCommand(refusing(listReleases)));
}

async function releaseAll(names: string[], flags: ReleaseFlags): Promise<void> {
  const config = loadConfig();
  const options = await publisherOptions(config);
  for (const name of names.length > 0 ? names : await workspaceRemotes()) {
    const source = await findSource(name);
    if (await isStartedFrom(options.store, source, flags.startedFrom)) continue;
    const { allowMismatch, startedFrom } = flags;
    say(describe(await publishRelease(options, { source, startedFrom, allowMismatch })));
  }
}

async function rollBackOne(name: string, flags: Pick<ReleaseFlags, 'allowMismatch'>): Promise<void> {
  const config = loadConfig();
  const { from, to } = await rollBack(await publisherOptions(config), name, flags);
  say(`${name} is back at ${to} (was ${from}). Another rollback returns to ${from}.`);
}

async function listReleases(): Promise<void> {
  const { store, shared } = await publisherOptions(loadConfig());
  say(await releasesTable(store, shared));
}

async function publisherOptions(config: PorticoConfig): Promise<PublisherOptions> {
  const build = await new ShellBuildFile(SHELL_BUILD).read();
  return {
    store: new ReleaseStore(config.env.home),
    shared: build?.shared,
    allowedOrigins: config.server.http.remoteOrigins,
  };
}

async function isStartedFrom(
  store: ReleaseStore,
  source: string,
  stamp: string | undefined,
): Promise<boolean> {
  if (stamp === undefined) return false;
  const { remotes } = await store.active();
  const { name } = await readPortal(source);
  return remotes[name]?.startedFrom === stamp;
}

function describe({ status, name, version, previous, release }: ReleaseOutcome): string {
  switch (status) {
    case 'released':
    case 'switched': {
      const before = previous === null ? 'its first release' : `before: ${previous}`;
      const again = status === 'switched' ? ', released before,' : '';
      return `${name} ${version}${again} is in service (${before}) at ${release.portal.paths[0] ?? '/'}`;
    }
    case 'unchanged':
      return `${name} ${version} is in service already: nothing has changed`;
    case 'kept':
      return `${name} ${version} was rolled back and stays out of service; "portico release ${name}" brings it back`;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a release refuses is the command's one clear answer. */
function refusing<A extends unknown[]>(body: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  return async (...args) => {
    try {
      await body(...args);
    } catch (error) {
      throw error instanceof ReleaseError ? new CommandError(error.message) : error;
    }
  };
}
