import { runCli } from '@portico/services/run-cli';
import { demoCommands } from './demo-commands.js';

await runCli({
  groups: [demoCommands],
  // `bench-data` fills the database of a server too, which gets no tables of the demo.
  loadExtension: async () =>
    process.env.PORTICO_DATABASE_URL ? undefined : (await import('./demo-extension.js')).demoExtension,
});
