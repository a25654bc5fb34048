import { PushSubscriptionEntity } from './push-subscriptions.repository.js';

export { AddBrowserRequestDto, PushBrowsersDto, RemoveBrowserRequestDto } from './push.dto.js';
export { PushBrowsers } from './push-browsers.service.js';
export { PushModule } from './push.module.js';
export { type PushMessage, PushSender } from './push-sender.js';
export { PushSubscriptionEntity, PushSubscriptionsRepository } from './push-subscriptions.repository.js';

export const pushEntities = [PushSubscriptionEntity];

/** The table was created by a migration of `voting`, which has already run on servers. */

export { pushMigrations } from './migrations.js';
