import { Global, Module } from '@nestjs/common';
import { AuditVerificationController } from './audit.controller.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  controllers: [AuditVerificationController],
  exports: [AuditService],
})
export class AuditModule {}
