import type { CommandGroup } from '@portico/services/run-cli';

/** Commands of the demo alone. */
export const demoCommands: CommandGroup = {
  names: ['demo', 'bench-data'],
  load: async () => {
    const { registerBenchCommand, registerDemoCommand } = await import('./commands/index.js');
    return [registerDemoCommand, registerBenchCommand];
  },
};
