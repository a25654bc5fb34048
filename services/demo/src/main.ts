import { runCommand } from '@portico/services/platform/cli';
import { startPortal } from '@portico/services/start-portal';
import { demoExtension } from './demo-extension.js';

// Only the owner may read the portal's files, which contain sessions and accounts.
process.umask(0o077);

await runCommand(() => startPortal(demoExtension))();
