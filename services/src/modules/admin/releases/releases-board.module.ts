import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../../error-reports/index.js';
import { ReleasesModule } from '../../releases/index.js';
import { ReleaseCanaryService } from './release-canary.service.js';
import { ReleaseRollbackService } from './release-rollback.service.js';
import { ReleasePreviewService, ReleaseUploadService } from './release-upload.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

/** Releases in service and their rollback. It works without game, ledger and catalog. */
@Module({
  imports: [ReleasesModule, ErrorReportsModule],
  controllers: [ReleasesController],
  providers: [
    ReleaseCanaryService,
    ReleasePreviewService,
    ReleaseRollbackService,
    ReleaseUploadService,
    ReleasesService,
  ],
})
export class ReleasesBoardModule {}
