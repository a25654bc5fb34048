import type { Command } from 'commander';
import { createPreviewLink, PreviewTickets } from '../preview/preview-tickets.js';
import { openReleaseStore } from '../storage/open-store.js';
import { command, say, withReleaseDatabase } from './release-command.js';

/** `portico preview`: the link of a version that a portal keeps, on this machine or elsewhere. */
export function registerPreviewCommand(program: Command): void {
  program
    .command('preview')
    .description('print a link that shows a stored version to the one visitor who opens it')
    .argument('<remote>')
    .argument('<version>', 'any version that "portico releases <remote>" lists')
    .option('--to <address>', 'of a portal elsewhere, with the token in PORTICO_RELEASE_TOKEN')
    .action(
      command(async (name: string, version: string, { to }: { to?: string }) => {
        if (to === undefined) return previewRemote(name, version);
        return (await import('./upload-release.js')).askForPreview(name, version, to);
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
