import { Command } from 'commander';
import { registrarsFor } from './command-groups.js';

// What the portal writes, sessions and accounts among it, is its owner's alone.
process.umask(0o077);

const program = new Command('portico').description(
  'An open web portal for private classic (v83) online RPG servers',
);
const loadSchema = async () => (await import('./schema.js')).schema;
for (const register of await registrarsFor(process.argv[2])) register(program, loadSchema);
await program.parseAsync();
