import { ErrorCountEntity } from './error-counts.repository.js';

export { ErrorReportsModule } from './error-reports.module.js';
export { SHELL } from './error-reports.service.js';
export { RecentErrorsReader, type RecentErrors } from './recent-errors.js';

export const errorReportEntities = [ErrorCountEntity];

export { errorReportMigrations } from './migrations.js';
