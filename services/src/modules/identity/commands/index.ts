export { registerAdminCommand } from './admin-command.js';
