import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/http/idempotency/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ChangeSetWriter } from './change-sets/change-set-writer.js';
import { ChangeSetsController, ChangelogController } from './change-sets.controller.js';
import { ChangeSetsRepository } from './change-sets/change-sets.repository.js';
import { ChangeSetReadingService, ChangeSetsService } from './change-sets/change-sets.service.js';
import { DropDraftsService } from './change-sets/drop-drafts.service.js';
import { DropQueue } from './change-sets/drop-queue.js';
import { ChangelogRepository } from './changelog/changelog.repository.js';
import { ChangelogService } from './changelog/changelog.service.js';
import { DropChecksService } from './checks/drop-checks.service.js';
import { DirectEditsController, DropEditorController } from './drop-editor.controller.js';
import { DirectEditsService } from './direct-edits/direct-edits.service.js';
import { DropReloadService } from './editor/drop-reload.service.js';
import { DropRowsRepository } from './editor/drop-rows.repository.js';
import { DropEditorService } from './editor/editor.service.js';

@Module({
  imports: [IdempotencyModule, LedgerModule],
  controllers: [DropEditorController, DirectEditsController, ChangeSetsController, ChangelogController],
  providers: [
    ChangeSetReadingService,
    ChangeSetsRepository,
    ChangeSetsService,
    ChangelogRepository,
    ChangeSetWriter,
    ChangelogService,
    DirectEditsService,
    DropChecksService,
    DropDraftsService,
    DropQueue,
    DropEditorService,
    DropReloadService,
    DropRowsRepository,
  ],
  exports: [ChangelogService],
})
export class DropsModule {}
