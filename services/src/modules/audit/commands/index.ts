export { registerAuditCommand } from './audit-command.js';
