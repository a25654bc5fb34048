import { Command } from 'commander';
import { registerReleaseCommands } from './modules/portal/index.js';
import { runCommand } from './platform/cli/index.js';
import type { CommandRegistrar } from './platform/cli/index.js';
import { registerBenchCommand, registerDemoCommand, registerImportCommand } from './world/index.js';

const registerStartCommand: CommandRegistrar = (program) => {
  program
    .command('start')
    .description('run the portal: API, pages and files on one port')
    .action(
      runCommand(async () => {
        const { startPortal } = await import('./start-portal.js');
        await startPortal();
      }),
    );
};

const registrars: CommandRegistrar[] = [
  registerStartCommand,
  registerImportCommand,
  registerDemoCommand,
  registerBenchCommand,
  registerReleaseCommands,
];

const program = new Command('portico').description(
  'An open web portal for private classic (v83) online RPG servers',
);
for (const register of registrars) register(program);
await program.parseAsync();
