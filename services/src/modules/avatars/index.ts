export { AvatarsModule } from './avatars.module.js';
export { PortraitsService } from './portraits/portraits.service.js';
export { spriteStateOf } from './sprites/create-sprite-source.js';
