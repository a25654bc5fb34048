import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call } from '../../../platform/http/index.js';
import { AuditVerificationDto } from './verification.dto.js';
import { AuditVerificationService } from './verification.service.js';

@ApiTags('audit')
@Controller('audit')
export class AuditVerificationController {
  constructor(private readonly verifications: AuditVerificationService) {}

  @Call('GET', 'verification', { permission: 'webAdmin', limit: 'spend', type: AuditVerificationDto })
  @ApiOperation({ summary: 'Verifies all chains of the audit log, like `portico audit verify`' })
  verify(): Promise<AuditVerificationDto> {
    return this.verifications.verify();
  }
}
