import { Global, Module } from '@nestjs/common';
import { AuditVerificationService } from './audit-verification.js';
import { AuditVerificationController } from './audit.controller.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  controllers: [AuditVerificationController],
  providers: [AuditRepository, AuditService, AuditVerificationService],
  exports: [AuditService],
})
export class AuditModule {}
