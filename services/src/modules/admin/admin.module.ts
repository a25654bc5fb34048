import { Module } from '@nestjs/common';
import { PortalModule } from '../portal/index.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

@Module({ imports: [PortalModule], controllers: [ReleasesController], providers: [ReleasesService] })
export class AdminModule {}
