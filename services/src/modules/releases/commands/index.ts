export { registerReleaseCommands } from './release-commands.js';
