import { Call, Resource, Summary } from '../../platform/http/index.js';
import { AuditVerificationDto, AuditVerificationService } from './audit-verification.js';

@Resource('audit', 'audit')
export class AuditVerificationController {
  constructor(private readonly verifications: AuditVerificationService) {}

  @Call('GET', 'verification', { permission: 'webAdmin', limit: 'spend', type: AuditVerificationDto })
  @Summary('Verifies all chains of the audit log, like `portico audit verify`')
  verify() {
    return this.verifications.verify();
  }
}
