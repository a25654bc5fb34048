import { loadBuilt } from './portal.mjs';

const ACCOUNTS = 20_000;
const SEEDS = [7, 8, 9];

const percent = (share) => `${(share * 100).toFixed(1)} %`.padStart(8);

function together(runs) {
  return runs[0].map(({ rule }, index) => {
    const sum = (of) => runs.reduce((total, run) => total + run[index][of], 0);
    return { rule, found: sum('found'), right: sum('right'), guilty: sum('guilty') };
  });
}

/** Scores the rules with default settings on accounts whose guilt is known. */
export async function suspicionScores(print, accounts = ACCOUNTS) {
  const { thresholdsOf } = await loadBuilt('services/dist/modules/admin/index.js');
  const { parseSettings } = await loadBuilt('services/dist/platform/config/index.js');
  const { scoresOf, simulatedVoters } = await loadBuilt('services/demo/dist/bench/voters/judged-voters.js');
  const { server } = parseSettings({}, 'defaults');
  const thresholds = thresholdsOf(server.admin.suspicion, server.spending.nxPerVotePoint);
  let votes = 0;
  const runs = SEEDS.map((seed) => {
    const voters = simulatedVoters(accounts, seed);
    votes += voters.reduce((sum, voter) => sum + voter.votes.length, 0);
    return scoresOf(voters, thresholds);
  });
  print(`${SEEDS.length} populations of ${accounts} accounts, ${votes} votes within 30 days`);
  for (const { rule, found, right, guilty } of together(runs)) {
    const precision = percent(found === 0 ? 1 : right / found);
    const recall = percent(guilty === 0 ? 1 : right / guilty);
    print(
      `${rule.padEnd(22)} found ${found}, right ${right}, guilty ${guilty}: precision${precision}, recall${recall}`,
    );
  }
}
