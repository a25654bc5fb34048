import { runCommand } from './platform/cli/index.js';
import { startPortal } from './start-portal.js';

await runCommand(startPortal)();
