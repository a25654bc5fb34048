export { registerImportCommand } from './import-command.js';
export { runImport, type ImportResult } from './run-import.js';
