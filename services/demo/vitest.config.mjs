export { default } from '../../tools/vitest/node.mjs';
