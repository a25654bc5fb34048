import { Module } from '@nestjs/common';
import { NewsDeskController } from './desk/news-desk.controller.js';
import { NewsController } from './reading/news.controller.js';
import { NewsService } from './reading/news.service.js';

@Module({
  controllers: [NewsController, NewsDeskController],
  exports: [NewsService],
})
export class NewsModule {}
