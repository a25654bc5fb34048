import { Ip } from '@nestjs/common';
import { Call, Resource, Summary } from '../../platform/http/index.js';
import { DiagnosisDto, DoctorService } from './doctor.service.js';

@Resource('admin', 'admin/doctor')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  @Call('GET', '', { permission: 'webAdmin', limit: 'search', type: DiagnosisDto })
  @Summary('Lists what is ready, limited or off, with reasons and fixes')
  diagnosis(@Ip() address: string) {
    return this.doctor.diagnosis(address);
  }
}
