import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../../platform/http/idempotency/index.js';
import { AdminLogsModule } from '../../admin-logs/index.js';
import { IdentityModule } from '../../identity/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { RankingsModule } from '../../rankings/index.js';
import { CharactersByNameRepository } from '../accounts/characters-by-name.repository.js';
import { PointsGiving, ReceiversRepository } from './points-giving.js';
import { PointsNotes } from './points-notes.js';
import { PointsRequestsRepository } from './points-requests.repository.js';
import { PointsRequestsService } from './points-requests.service.js';
import { PointsTerms } from './points-terms.js';
import { PointsController } from './points.controller.js';
import { PointsService } from './points.service.js';

@Module({
  imports: [IdempotencyModule, AdminLogsModule, IdentityModule, LedgerModule, RankingsModule],
  controllers: [PointsController],
  providers: [
    CharactersByNameRepository,
    PointsGiving,
    PointsNotes,
    PointsRequestsRepository,
    PointsRequestsService,
    PointsService,
    PointsTerms,
    ReceiversRepository,
  ],
})
export class PointsModule {}
