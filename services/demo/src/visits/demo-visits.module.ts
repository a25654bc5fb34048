import { Module } from '@nestjs/common';
import { LedgerModule } from '@portico/services/modules/ledger';
import { DemoServerSwitch } from '../server/demo-server-switch.js';
import { Visitors } from '../server/visitors.js';
import { DemoVisitsController } from './demo-visits.controller.js';
import { DemoVisitsService } from './demo-visits.service.js';

/** Calls with which a visitor of the demo world enters and leaves its game. They answer 404 elsewhere. */
@Module({
  imports: [LedgerModule],
  controllers: [DemoVisitsController],
  providers: [DemoServerSwitch, DemoVisitsService, Visitors],
  exports: [DemoServerSwitch, Visitors],
})
export class DemoVisitsModule {}
