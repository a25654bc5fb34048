export { Ready } from './ready.js';
export { Remembered } from './remembered.js';
