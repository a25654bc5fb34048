import node from './vitest/node.mjs';

/** Modules that Node loads directly: tools, and the built libraries. */
const PLAIN = [/\/tools\/(?!.*\.test\.).*\.mjs$/, /\/libs\/[^/]+\/dist\//];

export default { ...node, test: { ...node.test, server: { deps: { external: PLAIN } } } };
