import { NewsEntity, NewsTextEntity } from './news.repository.js';

export { NewsModule } from './news.module.js';
export { NewsService } from './reading/news.service.js';
export { NewsEntity, NewsTextEntity };

export const newsEntities = [NewsEntity, NewsTextEntity];

export { newsMigrations } from './migrations.js';
