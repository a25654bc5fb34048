export { Remembered } from './remembered.js';
