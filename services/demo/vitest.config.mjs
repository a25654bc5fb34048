export { default } from '../../tools/vitest/services.mjs';
