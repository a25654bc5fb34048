import { runCommand } from './platform/cli/index.js';
import { startPortal } from './start-portal.js';

// What the portal writes, sessions and accounts among it, is its owner's alone.
process.umask(0o077);

await runCommand(startPortal)();
