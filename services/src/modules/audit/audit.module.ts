import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import { AuditVerificationController } from './verification/verification.controller.js';
import { AuditVerificationService } from './verification/verification.service.js';
import { AuditEntity } from './audit.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntity])],
  controllers: [AuditVerificationController],
  providers: [AuditRepository, AuditService, AuditVerificationService],
  exports: [AuditService],
})
export class AuditModule {}
