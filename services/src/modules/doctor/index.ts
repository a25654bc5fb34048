export { DoctorModule } from './doctor.module.js';
export { DoctorService } from './doctor.service.js';
