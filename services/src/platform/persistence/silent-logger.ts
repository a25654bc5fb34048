import type { Logger } from 'typeorm';

/** TypeORM writes to the console by itself; what fails reaches us as an exception, and the log is ours. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
