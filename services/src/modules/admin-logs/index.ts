export { AdminLogsModule } from './admin-logs.module.js';
