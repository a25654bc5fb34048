import { ErrorCountEntity } from './error-counts.repository.js';
import { CreateErrorCount1780000005000 } from './migrations/1780000005000-create-error-count.js';

export { ErrorReportsModule } from './error-reports.module.js';
export { SHELL } from './error-reports.service.js';
export { RecentErrorsReader, type RecentErrors } from './recent-errors.js';

export const errorReportEntities = [ErrorCountEntity];

export const errorReportMigrations = [CreateErrorCount1780000005000];
