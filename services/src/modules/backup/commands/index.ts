export { registerBackupCommand, registerRestoreCommand } from './backup-commands.js';
