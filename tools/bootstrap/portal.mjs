export const SERVER = 'services';
export const DEMO = 'services/demo';

/** Commands of the demo alone; `bench-data` fills the database of a server too. */
const DEMO_COMMANDS = new Set(['demo', 'bench-data']);

/** The folder of the project that a command runs from: beside the database of a game server it is the server, which knows no demo. */
export function portalFolder(command = 'start', environment = process.env) {
  return environment.PORTICO_DATABASE_URL && !DEMO_COMMANDS.has(command) ? SERVER : DEMO;
}
