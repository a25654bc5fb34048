import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../../error-reports/index.js';
import { ReleasesModule } from '../../releases/index.js';
import { ReleasesController } from './releases.controller.js';

/** Releases in service and their rollback. It works without game, ledger and catalog. */
@Module({
  imports: [ReleasesModule, ErrorReportsModule],
  controllers: [ReleasesController],
})
export class ReleasesBoardModule {}
