import { Controller, Get, Ip } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Limit, Permission } from '../../platform/http/index.js';
import { DiagnosisDto } from './doctor.dto.js';
import { DoctorService } from './doctor.service.js';

@ApiTags('admin')
@Controller('admin/doctor')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  @Get()
  @Permission('webAdmin')
  @Limit('search')
  @ApiOperation({ summary: 'What of the portal is ready, limited or off, why, and what to do about it' })
  @ApiOkResponse({ type: DiagnosisDto })
  diagnosis(@Ip() address: string): Promise<DiagnosisDto> {
    return this.doctor.diagnosis(address);
  }
}
