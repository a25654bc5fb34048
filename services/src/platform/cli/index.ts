export { withQuestions, type Ask } from './run-command.js';
export { withDatabase, withGameDatabase } from './command-context.js';
export type { CommandContext, DatabaseCheck, GameContext } from './command-context.js';
export { CommandError, runCommand, type CommandRegistrar, type LoadSchema } from './run-command.js';
