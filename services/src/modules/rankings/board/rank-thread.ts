import { parentPort } from 'node:worker_threads';
import { completeBuild, RankAssembly, transferablesOf, unpackRanks } from './rank-work.js';
import type { RankWork, RankWorkAnswer } from './rank-work.js';

const assembly = new RankAssembly();

function answer(message: RankWorkAnswer): void {
  parentPort?.postMessage(message, transferablesOf(message));
}

parentPort?.on('message', (work: RankWork) => {
  if (work.kind === 'chunk') assembly.add(work.chunk);
  else if (work.kind === 'guilds') assembly.addGuilds(work.guilds);
  else if (work.kind === 'finish') answer({ finished: completeBuild(assembly, work.order) });
  else answer({ unpacked: unpackRanks(work.packed) });
});
