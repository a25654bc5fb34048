export { CommandError, runCommand, withDatabase, withGameDatabase, withQuestions } from './run-command.js';
export type {
  Ask,
  CommandContext,
  CommandRegistrar,
  DatabaseCheck,
  GameContext,
  LoadSchema,
} from './run-command.js';
