import node from '../tools/vitest/node.mjs';

export default { ...node, test: { ...node.test, exclude: [...node.test.exclude, 'demo/**'] } };
