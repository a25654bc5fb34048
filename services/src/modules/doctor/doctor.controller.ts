import { Controller, Ip } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/http/index.js';
import { DiagnosisDto } from './doctor.dto.js';
import { DoctorService } from './doctor.service.js';

@ApiTags('admin')
@Controller('admin/doctor')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'search', type: DiagnosisDto })
  @ApiOperation({ summary: 'Lists what is ready, limited or off, with reasons and fixes' })
  diagnosis(@Ip() address: string): Promise<DiagnosisDto> {
    return this.doctor.diagnosis(address);
  }
}
