import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/http/idempotency/index.js';
import { NewsDeskController, NewsController } from './news.controller.js';
import { NewsDeskService } from './desk/news-desk.service.js';
import { NewsRepository } from './news.repository.js';
import { EventsCalendar } from './reading/events-calendar.js';
import { NewsService } from './reading/news.service.js';

@Module({
  imports: [IdempotencyModule],
  controllers: [NewsController, NewsDeskController],
  providers: [EventsCalendar, NewsDeskService, NewsRepository, NewsService],
  exports: [NewsService],
})
export class NewsModule {}
