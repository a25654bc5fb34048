import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http/index.js';
import { DoctorController } from './doctor.controller.js';

@Module({ imports: [HttpModule], controllers: [DoctorController] })
export class DoctorModule {}
