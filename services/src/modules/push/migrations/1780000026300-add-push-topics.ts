import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds the choice of messages that a browser shows. Those before it showed reminders alone. */
export class AddPushTopics1780000026300 extends SchemaMigration {
  override readonly columns = {
    portal_push_subscription: columnsOf('reminds tinyint default 1, watches tinyint default 0'),
  };
}
