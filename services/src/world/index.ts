export { registerBenchCommand } from './bench/bench-command.js';
export { registerDemoCommand } from './demo/demo-command.js';
export { ensureDemoWorld } from './demo/ensure-demo-world.js';
export { registerImportCommand } from './import/import-command.js';
