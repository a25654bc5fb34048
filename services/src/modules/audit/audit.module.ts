import { Global, Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import { AuditVerificationController } from './verification/verification.controller.js';
import { AuditVerificationService } from './verification/verification.service.js';

@Global()
@Module({
  controllers: [AuditVerificationController],
  providers: [AuditRepository, AuditService, AuditVerificationService],
  exports: [AuditService],
})
export class AuditModule {}
