import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.js';
import { ChangeSetsController } from './change-sets/change-sets.controller.js';
import { ChangelogController } from './changelog/changelog.controller.js';
import { ChangelogService } from './changelog/changelog.service.js';
import { DirectEditsController } from './direct-edits/direct-edits.controller.js';
import { DropEditorController } from './editor/editor.controller.js';

@Module({
  imports: [LedgerModule],
  controllers: [DropEditorController, DirectEditsController, ChangeSetsController, ChangelogController],
  exports: [ChangelogService],
})
export class DropsModule {}
