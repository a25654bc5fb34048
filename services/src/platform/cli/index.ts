export { withQuestions } from './ask.js';
export type { Ask } from './ask.js';
export { withDatabase, withGameDatabase } from './command-context.js';
export type { CommandContext, DatabaseCheck, GameContext } from './command-context.js';
export { CommandError, runCommand } from './run-command.js';
export type { CommandRegistrar, LoadSchema } from './run-command.js';
