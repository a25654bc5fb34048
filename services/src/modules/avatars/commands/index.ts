export { registerSpritesCommand } from './sprites-command.js';
