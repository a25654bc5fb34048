import { withPortal } from './portal.mjs';
import { percentile } from './statistics.mjs';

const AT_ONCE = 10;
const CATALOGS = {
  item: ['/api/itemdatabase/search?limit=200&page=', 'items'],
  monster: ['/api/itemdatabase/monsters/search?limit=200&page=', 'monsters'],
  npc: ['/api/npcs?limit=200&page=', 'npcs'],
  map: ['/api/maps?limit=500&page=', 'maps'],
};
const PAGES = 2;

async function idsOf(url, [path, list]) {
  const ids = [];
  for (let page = 1; page <= PAGES; page++) {
    const answer = await (await fetch(`${url}${path}${page}`)).json();
    ids.push(...(answer[list] ?? []).map(({ id, mapId }) => id ?? mapId));
  }
  return [...new Set(ids)].filter((id) => id > 0);
}

/** Requests the pictures of a page with a hundred. Returns milliseconds and bytes of each. */
async function ask(addresses) {
  const waiting = [...addresses];
  const answers = [];
  const walk = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const since = performance.now();
      const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
      answers.push({ milliseconds: performance.now() - since, bytes });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return answers;
}

const of = (answers, key, digits) => {
  const values = answers.map((answer) => answer[key]);
  return [0.5, 0.95].map((part) => percentile(values, part).toFixed(digits)).join(' / ');
};

/** Drawn pictures of the demo world: milliseconds the first time and from the cache, and bytes before compression; p50 / p95. */
export async function pictures(print) {
  await withPortal(async ({ url }) => {
    for (const [kind, catalog] of Object.entries(CATALOGS)) {
      const addresses = (await idsOf(url, catalog)).map((id) => `${url}/api/${kind}/icon/${id}`);
      const [drawn, kept] = [await ask(addresses), await ask(addresses)];
      print(
        `${kind.padEnd(8)} ${addresses.length} pictures: drawn ${of(drawn, 'milliseconds', 1)} ms, kept ${of(kept, 'milliseconds', 1)} ms, ${of(drawn, 'bytes', 0)} bytes`,
      );
    }
  });
}
