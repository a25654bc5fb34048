import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { ChangeSetsController } from './change-sets/change-sets.controller.js';
import { ChangeSetsService } from './change-sets/change-sets.service.js';
import { DropDraftsService } from './change-sets/drop-drafts.service.js';
import { ChangelogController } from './changelog/changelog.controller.js';
import { ChangelogFeed } from './changelog/changelog-feed.js';
import { ChangelogRepository } from './changelog/changelog.repository.js';
import { ChangelogService } from './changelog/changelog.service.js';
import { DropChecksService } from './checks/drop-checks.service.js';
import { DirectEditsController } from './direct-edits/direct-edits.controller.js';
import { DirectEditsService } from './direct-edits/direct-edits.service.js';
import { DropReloadService } from './editor/drop-reload.service.js';
import { DropRowsRepository } from './editor/drop-rows.repository.js';
import { DropEditorController } from './editor/editor.controller.js';
import { DropEditorService } from './editor/editor.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [DropEditorController, DirectEditsController, ChangeSetsController, ChangelogController],
  providers: [
    ChangeSetsService,
    ChangelogFeed,
    ChangelogRepository,
    ChangelogService,
    DirectEditsService,
    DropChecksService,
    DropDraftsService,
    DropEditorService,
    DropReloadService,
    DropRowsRepository,
  ],
})
export class DropsModule {}
