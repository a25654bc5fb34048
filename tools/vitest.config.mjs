import node from './vitest/node.mjs';

/** Modules that Node loads directly: tools that import no TypeScript, and the built libraries. */
const PLAIN = [/\/tools\/(?!.*\.test\.)(?!dev\/remote-pages).*\.mjs$/, /\/libs\/[^/]+\/dist\//];

export default { ...node, test: { ...node.test, server: { deps: { external: PLAIN } } } };
