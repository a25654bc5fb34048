export { registerDoctorCommand } from './doctor-command.js';
export { registerSetupCommand } from './setup-command.js';
