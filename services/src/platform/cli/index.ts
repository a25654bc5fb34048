export * from './run-command.js';
