import { generateDemoWorld } from '../../src/demo/world/demo-world.js';

/** The demo world, generated once for all files of a process; none of them changes it. */
export const demoWorld = generateDemoWorld();
