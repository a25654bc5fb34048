export { withDatabase } from './command-context.js';
export type { CommandContext, DatabaseCheck } from './command-context.js';
export { CommandError, runCommand } from './run-command.js';
export type { CommandRegistrar, LoadSchema } from './run-command.js';
