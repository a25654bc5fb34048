#!/usr/bin/env node
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPortal } from '../bench/portal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Where browser tests copy the home of their portals from, its world and releases made: beside other tests, since browser tests begin last. */
const HOME = join(ROOT, 'test-results/home');

await rm(HOME, { recursive: true, force: true });
// The world stands still: what one journey saw is there for the next.
const portal = await startPortal({ PORTICO_HOME: HOME, PORTICO_DEMO_LIFE: '0' });
await portal.stop();
// No portal reads them again, and they are thousands.
await rm(join(HOME, 'demo/wz'), { recursive: true });
