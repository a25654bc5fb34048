import { migrationsOf } from '../../platform/persistence/index.js';

export const pushMigrations = migrationsOf({
  /** Adds the choice of messages that a browser shows. Those before it showed reminders alone. */
  AddPushTopics1780000026300: `
    columns portal_push_subscription: reminds tinyint default 1, watches tinyint default 0;
  `,
});
