export { registerImportCommand } from './import-command.js';
export { runImport } from './run-import.js';
export type { ImportResult } from './run-import.js';
