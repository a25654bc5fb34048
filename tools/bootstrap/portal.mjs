export const SERVER = 'services';
export const DEMO = 'services/demo';

/** Commands that only the demo has. `bench-data` may fill a server's database too. */
const DEMO_COMMANDS = new Set(['demo', 'bench-data']);

/** Folder of the project that runs a command: the demo, or the server if a game database is configured. */
export function portalFolder(command = 'start', environment = process.env) {
  return environment.PORTICO_DATABASE_URL && !DEMO_COMMANDS.has(command) ? SERVER : DEMO;
}
