import node from './vitest/node.mjs';

/** Plain modules that Node loads as they are: tools, and what the libraries were built to. */
const PLAIN = [/\/tools\/(?!.*\.test\.).*\.mjs$/, /\/libs\/[^/]+\/dist\//];

export default { ...node, test: { ...node.test, server: { deps: { external: PLAIN } } } };
