import { setTimeout as sleep } from 'node:timers/promises';
import { differences } from '../bench/money/expected.mjs';
import { hasClocks } from './clock.mjs';
import { REDIS_FAULTS } from './redis-faults.mjs';
import { Site } from './site.mjs';

const FAULT_MS = 10_000;
/** Free space of tables on a full disk. */
const LONG_MS = 30_000;
const HOUR = 3600;
/** Answers of a portal whose database is away or read-only. They tell clients when to try again. */
const AWAY = /^(?:GET 503|POST 503 database\.(?:unavailable|read_only|outcome_unknown))$/;
const PURCHASES_AWAY = /^POST 503 database\./;
const NOTHING = /^$/;

const step = (clockOf, seconds) => ({
  isPossible: hasClocks,
  allowed: NOTHING,
  cause: (site) => clockOf(site).step(seconds),
  mend: (site) => clockOf(site).step(0),
});
const firstPortal = ({ portals }) => portals[0].clock;
const firstNode = ({ nodes }) => nodes[0].clock;

/** Each part of a site: how it fails, how it is repaired, and what visitors may lose in between. */
const FAULTS = {
  'a portal killed': {
    allowed: NOTHING,
    cause: ({ portals }) => portals[1].kill(),
    mend: (site) => site.startPortal(1),
  },
  // nginx waits for the portal that accepted a request.
  'a portal frozen': {
    allowed: NOTHING,
    cause: ({ portals }) => process.kill(portals[1].pid, 'SIGSTOP'),
    mend: ({ portals }) => process.kill(portals[1].pid, 'SIGCONT'),
  },
  'the first node killed': {
    allowed: AWAY,
    cause: ({ nodes }) => nodes[0].end('SIGKILL'),
    mend: ({ nodes }) => nodes[0].start(),
  },
  'the first node frozen': {
    allowed: AWAY,
    cause: ({ nodes }) => nodes[0].freeze(),
    mend: ({ nodes }) => nodes[0].thaw(),
  },
  'another node frozen': {
    allowed: AWAY,
    cause: ({ nodes }) => nodes[1].freeze(),
    mend: ({ nodes }) => nodes[1].thaw(),
  },
  // Nodes wait five seconds before they exclude another one.
  'two nodes frozen, the first without a quorum': {
    allowed: AWAY,
    ms: LONG_MS,
    cause: ({ nodes }) => nodes.slice(1).forEach((node) => node.freeze()),
    mend: ({ nodes }) => nodes.slice(1).forEach((node) => node.thaw()),
  },
  'the first node read-only': {
    allowed: PURCHASES_AWAY,
    cause: ({ nodes }) => nodes[0].query('SET GLOBAL read_only = 1'),
    mend: ({ nodes }) => nodes[0].query('SET GLOBAL read_only = 0'),
  },
  'disk of the first node full': {
    isPossible: ({ nodes }) => nodes[0].hasDisk,
    allowed: AWAY,
    ms: LONG_MS,
    cause: ({ nodes }) => nodes[0].fillDisk(),
    mend: ({ nodes }) => nodes[0].emptyDisk(),
  },
  'disk of another node full': {
    isPossible: ({ nodes }) => nodes[1].hasDisk,
    allowed: AWAY,
    ms: LONG_MS,
    cause: ({ nodes }) => nodes[1].fillDisk(),
    mend: ({ nodes }) => nodes[1].emptyDisk(),
  },
  'clock of a portal an hour ahead': step(firstPortal, HOUR),
  'clock of a portal an hour behind': step(firstPortal, -HOUR),
  'clock of the first node an hour ahead': step(firstNode, HOUR),
  'clock of the first node an hour behind': step(firstNode, -HOUR),
  ...REDIS_FAULTS,
};

export function faultsWith(part) {
  return Object.keys(FAULTS).filter((name) => name.includes(part));
}

/**
 * Breaks each part of a site while visitors read and spend. Returns whether they lost only what they may, the site recovered each time, and
 * balances are exact. `only` selects faults by part of their names.
 */
export async function breakEach(print, bank, nodes, { faultMs = FAULT_MS, only = '' } = {}) {
  const site = await Site.start(bank, nodes);
  try {
    let isRight = true;
    for (const name of faultsWith(only)) {
      const fault = FAULTS[name];
      const isPossible = fault.isPossible?.(site) ?? true;
      const row = isPossible ? await breakOnce(site, fault, faultMs) : { text: 'left out', isRight: true };
      print(`  ${name}: ${row.isRight ? '' : 'WRONG '}${row.text}`);
      isRight &&= row.isRight;
    }
    const intents = await site.load.end();
    const wrong = await differences(bank, site.ids, { intents, grants: [], visits: [] });
    print(`  ${intents.length} intents, ${wrong.length === 0 ? 'balances exact' : `${wrong.length} WRONG`}`);
    for (const line of wrong.slice(0, 10)) print(`    ${line}`);
    return isRight && wrong.length === 0;
  } finally {
    await site.stop();
  }
}

async function breakOnce(site, { cause, mend, watch, allowed = NOTHING, ms }, faultMs) {
  const { load, nodes } = site;
  const watcher = watch?.(site);
  await watcher?.before();
  load.begin();
  await cause(site);
  await sleep(ms ?? faultMs);
  await watcher?.during();
  await mend(site);
  // A node with a full disk ends by itself, and its owner restarts it.
  const ended = nodes.filter((node) => node.hasEnded);
  for (const node of ended) await node.start();
  const wellAfter = await site.untilWell();
  const watched = await watcher?.after();
  await load.settle();
  const parts = [
    load.summary,
    ...(ended.length > 0 ? [`${ended.length} nodes had ended`] : []),
    wellAfter === undefined ? 'NOT WELL AGAIN' : `well ${wellAfter} s after it was mended`,
    ...(watched ? [watched.text] : []),
  ];
  const isRight =
    wellAfter !== undefined && load.lost.every((each) => allowed.test(each)) && (watched?.isRight ?? true);
  return { text: parts.join('; '), isRight };
}
