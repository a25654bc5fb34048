import { Command } from 'commander';
import { COMMAND_GROUPS, type CommandGroup, registrarsFor, startGroup } from './command-groups.js';
import type { LoadExtension } from './portal-extension.js';

export type { CommandGroup } from './command-groups.js';

export interface CliExtension {
  /** Commands in addition to the portal's. */
  groups: readonly CommandGroup[];
  loadExtension: LoadExtension;
}

const NONE: CliExtension = { groups: [], loadExtension: async () => undefined };

export async function runCli({ groups, loadExtension }: CliExtension = NONE): Promise<void> {
  // Files of the portal hold sessions and accounts. Only its owner may read them.
  process.umask(0o077);
  const program = new Command('portico').description(
    'An open web portal for private classic (v83) online RPG servers',
  );
  const loadSchema = async () => {
    const { schemaWith } = await import('./portal-schema.js');
    return schemaWith(await loadExtension());
  };
  const all = [startGroup(loadExtension), ...COMMAND_GROUPS, ...groups];
  for (const register of await registrarsFor(process.argv[2], all)) register(program, loadSchema);
  await program.parseAsync();
}
