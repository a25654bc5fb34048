export { registerDoctorCommand } from './doctor-command.js';
