export { registerBenchCommand } from './bench-command.js';
export { registerDemoCommand } from './demo-command.js';
