import { runCommand } from '@portico/services/platform/cli';
import { startPortal } from '@portico/services/start-portal';
import { demoExtension } from './demo-extension.js';

// What the portal writes, sessions and accounts among it, is its owner's alone.
process.umask(0o077);

await runCommand(() => startPortal(demoExtension))();
