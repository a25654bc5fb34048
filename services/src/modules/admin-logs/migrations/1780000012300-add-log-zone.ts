import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** By which clock a log was counted: by another one its rows lie in other hours. */
export class AddLogZone1780000012300 extends SchemaMigration {
  override readonly columns = { portal_log_progress: columnsOf('zone varchar(64) null') };
}
