import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/index.js';
import { SeoController } from './seo.controller.js';

@Module({
  imports: [ReleasesModule],
  controllers: [SeoController],
})
export class SeoModule {}
