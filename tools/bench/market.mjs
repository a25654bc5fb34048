import { setTimeout as sleep } from 'node:timers/promises';
import { loadBuilt } from './portal.mjs';
import { percentile } from './statistics.mjs';

const OFFERS = [1000, 10_000, 100_000];
const GOODS_PER_STORE = 16;
const SEARCHES = 600;
/** Searches come at a pace, so that one that waits for something else is seen to wait. */
const EVERY_MS = 10;
/** The portal reads the stores anew every five seconds. */
const SEARCHES_PER_READING = 150;
const BAR = 5;

const STATS = ['watk', 'matk', 'str', 'dex', 'int', 'luk', 'hp', 'mp', 'wdef', 'mdef', 'acc', 'avoid', 'speed', 'jump'];

const SEARCHES_BY_KIND = {
  'type and price': (n) => `type=equipment&min=${n}k&max=10m&sort=price_asc`,
  'price of a piece, room and channel': (n) => `per=piece&max=${n}k&room=3&channel=2&sort=piece_asc`,
  'all of four stats': (n) => `all=watk_${n % 90}-.str_3-.slots_2-.upgrades_1-`,
  'two of four stats, clean': (n) => `scrolls=clean&some=2.str_${n % 9}-.dex_5-.int_5-.luk_5-&sort=price_desc`,
  'weighted sum, the highest first': (n) => `sum=${n}-.watk_4.str.dex.luk&sort=sum_desc`,
  'above average, all kinds of filters': (n) =>
    `rolls=above&all=watk_20-&some=1.str_5-.luk_5-&sum=${n}-.watk_2.str&min=1k&max=1b&type=equipment`,
};

/** The same numbers at each start. */
function randomOf(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
}

function storesOf(offers) {
  const random = randomOf(offers);
  const statsOf = () => ({
    ...Object.fromEntries(STATS.map((stat) => [stat, random(3) === 0 ? random(120) : 0])),
    slots: random(8),
    upgrades: random(3) === 0 ? random(7) : 0,
    vicious: random(3),
  });
  const lineOf = (_, at) => {
    const isEquipment = random(10) < 6;
    return {
      position: at + 1,
      rowId: null,
      itemId: isEquipment ? 1_302_000 + random(2000) : 2_000_000 + random(3) * 1_000_000 + random(1500),
      price: 1 + random(2_000_000) * 1000,
      quantity: isEquipment ? 1 : 1 + random(200),
      bundles: 1 + random(5),
      stats: isEquipment ? statsOf() : null,
    };
  };
  return Array.from({ length: Math.ceil(offers / GOODS_PER_STORE) }, (_, store) => ({
    characterId: store + 1,
    ownerName: `Owner${random(1_000_000)}`,
    description: null,
    channel: 1 + random(20),
    mapId: 910_000_001 + random(22),
    goods: Array.from({ length: GOODS_PER_STORE }, lineOf),
  }));
}

/** Milliseconds from when each search was due until it was answered; with a new reading of the stores every so many searches. */
async function measure(finder, read, searchOf) {
  const times = [];
  const begin = performance.now();
  for (let index = 0; index < SEARCHES; index += 1) {
    const due = begin + index * EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
    if (index % SEARCHES_PER_READING === 0) read();
    const since = Math.max(due, performance.now() - EVERY_MS);
    await finder.find(searchOf(index));
    times.push(performance.now() - since);
  }
  return times;
}

/** Searches of the market in process, while its index is built anew for each reading of the stores. */
export async function marketSearch(print) {
  const { GoodsFinder } = await loadBuilt('services/dist/modules/market/owl-search/goods-finder.js');
  const { readGoodsQuery } = await loadBuilt('services/dist/modules/market/owl-search/goods-query.js');
  const properties = { incPAD: 50, incSTR: 10, tuc: 7 };
  const catalogs = { current: { generation: 1, item: () => ({ properties }) } };
  for (const offers of OFFERS) {
    const value = storesOf(offers);
    let reading = { value, source: 'live', asOf: 0 };
    const finder = new GoodsFinder({ openNow: () => Promise.resolve(reading) }, catalogs);
    const since = performance.now();
    await finder.find(readGoodsQuery('type=use'));
    print(`${offers.toLocaleString('en')} offers, indexed in ${(performance.now() - since).toFixed(0)} ms`);
    const read = () => (reading = { ...reading, value: [...value] });
    for (const [kind, searchOf] of Object.entries(SEARCHES_BY_KIND)) {
      const times = await measure(finder, read, (index) => readGoodsQuery(searchOf(1 + (index % 60))));
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2));
      const figures = `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
      print(`  ${kind.padEnd(38)} ${figures}${Number(p95) > BAR ? `, OVER ${BAR}` : ''}`);
    }
  }
}
