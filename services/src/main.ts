import { runCommand } from './platform/cli/index.js';
import { startPortal } from './start-portal.js';

// Files of the portal hold sessions and accounts. Only its owner may read them.
process.umask(0o077);

await runCommand(startPortal)();
