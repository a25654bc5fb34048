export { default } from '../../tools/jest/front.mjs';
