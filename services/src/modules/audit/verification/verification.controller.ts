import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../../platform/http/index.js';
import { AuditVerificationDto } from './verification.dto.js';
import { AuditVerificationService } from './verification.service.js';

@ApiTags('audit')
@Controller('audit')
export class AuditVerificationController {
  constructor(private readonly verifications: AuditVerificationService) {}

  @Get('verification')
  @Permission('webAdmin')
  @Limit('spend')
  @ApiOperation({ summary: 'Walks the chain of the audit, as `portico audit verify` does' })
  @ApiOkResponse({ type: AuditVerificationDto })
  verify(): Promise<AuditVerificationDto> {
    return this.verifications.verify();
  }
}
