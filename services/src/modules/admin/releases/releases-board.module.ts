import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../../error-reports/index.js';
import { ReleasesModule } from '../../releases/index.js';
import { ReleaseAdmission } from './release-admission.js';
import { ReleaseSwitchService } from './release-switch.service.js';
import { ReleasePreviewService, ReleaseUploadService } from './release-upload.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

/** Releases in service and their roll-back. This module needs neither game, ledger nor catalog. */
@Module({
  imports: [ReleasesModule, ErrorReportsModule],
  controllers: [ReleasesController],
  providers: [
    ReleaseAdmission,
    ReleasePreviewService,
    ReleaseSwitchService,
    ReleaseUploadService,
    ReleasesService,
  ],
})
export class ReleasesBoardModule {}
