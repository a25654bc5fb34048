import { runCli, type CommandGroup } from '@portico/services/run-cli';

/** Commands of the demo alone. */
const demoCommands: CommandGroup = {
  names: ['demo', 'bench-data'],
  load: async () => {
    const { registerBenchCommand, registerDemoCommand } = await import('./commands/index.js');
    return [registerDemoCommand, registerBenchCommand];
  },
};

await runCli({
  groups: [demoCommands],
  // `bench-data` fills the database of a server too, which gets no tables of the demo.
  loadExtension: async () =>
    process.env.PORTICO_DATABASE_URL ? undefined : (await import('./demo-extension.js')).demoExtension,
});
