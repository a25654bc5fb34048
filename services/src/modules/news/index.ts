import { CreateNews1780000019100 } from './migrations/1780000019100-create-news.js';
import { NewsEntity, NewsTextEntity } from './news.entities.js';

export { NewsModule } from './news.module.js';
export { NewsService } from './reading/news.service.js';
export { NewsEntity, NewsTextEntity };

export const newsEntities = [NewsEntity, NewsTextEntity];
export const newsMigrations = [CreateNews1780000019100];
