export { AppearanceService } from './appearance.service.js';
export { AvatarsModule } from './avatars.module.js';
