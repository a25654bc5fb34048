import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { DoctorController } from './doctor.controller.js';
import { DoctorService } from './doctor.service.js';

@Module({ imports: [HttpModule], controllers: [DoctorController], providers: [DoctorService] })
export class DoctorModule {}
