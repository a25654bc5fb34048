import { Module } from '@nestjs/common';
import { GuideController } from './guide.controller.js';
import { GuideService } from './guide.service.js';

/** What the server offers its players: rates, rewards, features. */
@Module({ controllers: [GuideController], providers: [GuideService] })
export class GuideModule {}
