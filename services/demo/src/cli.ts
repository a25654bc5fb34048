import { runCli, type CommandGroup } from '@portico/services/run-cli';

const demoCommands: CommandGroup = {
  names: ['demo', 'bench-data'],
  load: async () => {
    const { registerBenchCommand, registerDemoCommand } = await import('./commands/index.js');
    return [registerDemoCommand, registerBenchCommand];
  },
};

await runCli({
  groups: [demoCommands],
  // `bench-data` may fill a server's database too. Such a database gets no demo tables.
  loadExtension: async () =>
    process.env.PORTICO_DATABASE_URL ? undefined : (await import('./demo-extension.js')).demoExtension,
});
