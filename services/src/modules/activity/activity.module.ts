import { Module } from '@nestjs/common';
import { ReusedAnswers } from '../../platform/http/index.js';
import { DropsModule } from '../drops/index.js';
import { RankingsModule } from '../rankings/index.js';
import { ActivityController } from './activity.controller.js';
import { EventFollowing } from './events/event-following.js';
import { EventRecording } from './events/event-recording.js';
import { OnlineSampling } from './online/online-sampling.js';

/** How many play, and what just happened. */
@Module({
  imports: [DropsModule, RankingsModule],
  controllers: [ActivityController],
  providers: [EventFollowing, EventRecording, OnlineSampling],
})
export class ActivityModule extends ReusedAnswers('/api/activity') {}
