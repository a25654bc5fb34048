import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds the time zone that a log was counted in. In another zone, its rows belong to other hours. */
export class AddLogZone1780000012300 extends SchemaMigration {
  override readonly columns = { portal_log_progress: columnsOf('zone varchar(64) null') };
}
