import { runCommand } from '@portico/services/platform/cli';
import { startPortal } from '@portico/services/start-portal';
import { demoExtension } from './demo-extension.js';

// The portal's files, sessions and accounts among them, are its owner's alone.
process.umask(0o077);

await runCommand(() => startPortal(demoExtension))();
