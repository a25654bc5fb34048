import { Module } from '@nestjs/common';
import { PushBrowsers } from './push-browsers.service.js';
import { PushKeys, PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

@Module({
  providers: [PushBrowsers, PushKeys, PushSender, PushSubscriptionsRepository],
  exports: [PushBrowsers, PushSender, PushSubscriptionsRepository],
})
export class PushModule {}
