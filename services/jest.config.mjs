import node from '../tools/jest/node.mjs';

/** Tests that start a database of their own may share two busy cores with others. */
export default { ...node, testTimeout: 30_000 };
