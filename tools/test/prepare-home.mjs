#!/usr/bin/env node
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPortal } from '../bench/portal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Home that browser tests copy for their portals, prepared during other tests, because browser tests start last. */
const HOME = join(ROOT, 'test-results/home');

await rm(HOME, { recursive: true, force: true });
// The world stands still, so that the next journey finds what one journey saw.
const portal = await startPortal({ PORTICO_HOME: HOME, PORTICO_DEMO_LIFE: '0' });
await portal.stop();
// These are thousands of files, and no portal reads them again.
await rm(join(HOME, 'demo/wz'), { recursive: true });
