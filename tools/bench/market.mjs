import { loadBuilt } from './portal.mjs';
import { percentile } from './statistics.mjs';

const OFFERS = [1000, 10_000, 100_000];
const GOODS_PER_STORE = 16;
const SEARCHES = 300;
const PAGE = 24;
const BAR = 5;

const STATS = 'watk matk str dex int luk hp mp wdef mdef acc avoid speed jump'.split(' ');

const SEARCHES_BY_KIND = {
  'type and price': (n) => `type=equipment&min=${n}k&max=10m&sort=price_asc`,
  'price of a piece, room and channel': (n) => `per=piece&max=${n}k&room=3&channel=2&sort=piece_asc`,
  'all of four stats': (n) => `all=watk_${n % 90}-.str_3-.slots_2-.upgrades_1-`,
  'two of four stats, clean': (n) =>
    `scrolls=clean&some=2.str_${n % 9}-.dex_5-.int_5-.luk_5-&sort=price_desc`,
  'three groups and two sums': (n) =>
    `some=1.str_${n % 9}-.dex_5-*2.watk_20-.luk_3-.acc_5-*1.hp_1-.mp_1-.slots_1-&sum=${n}-.watk_2.str*1-.dex.luk&sort=sum_desc`,
  'weighted sum, the highest first': (n) => `sum=${300 + n}-.watk_4.str.dex.luk&sort=sum_desc`,
  'the most stats': (n) =>
    `some=1.${STATS.slice(0, 6)
      .map((stat) => `${stat}_0-`)
      .join('.')}*1.${STATS.slice(6, 12)
      .map((stat) => `${stat}_0-`)
      .join('.')}&sum=${n % 3}-.${STATS.slice(0, 12).join('.')}&sort=sum_desc`,
  'kinds and stats left out': (n) => `not=use.gloves.watk_-${n % 20}.slots_0-1&sort=price_asc`,
  bargains: (n) => `below=${40 + n}&max=${n}m&sort=usual_asc`,
  'gloves with attack under a price': (n) => `gear=gloves&all=watk_${n % 20}-&max=${n}m&sort=price_asc`,
  'above average, all kinds of filters': (n) =>
    `rolls=above&all=watk_20-&some=1.str_5-.luk_5-&sum=${n}-.watk_2.str&min=1k&max=1b&type=equipment`,
};

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
      itemId: isEquipment
        ? (random(4) === 0 ? 1_082_000 : 1_302_000) + random(2000)
        : 2_000_000 + random(3) * 1_000_000 + random(1500),
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

/** Milliseconds of each step of building an index. Searches run between steps. */
function stepsOf(build) {
  const steps = build();
  const times = [];
  for (;;) {
    const since = performance.now();
    const { done, value } = steps.next();
    times.push(performance.now() - since);
    if (done) return { index: value, times };
  }
}

/** The best of three rounds, to exclude other load on the machine. Another index is built step by step meanwhile. */
function measure(index, build, queries) {
  const rounds = [1, 2, 3].map(() => {
    let steps = build();
    return queries.map((query) => {
      if (steps.next().done) steps = build();
      const since = performance.now();
      index.goods(index.find(query).subarray(0, PAGE));
      return performance.now() - since;
    });
  });
  return queries.map((_, at) => Math.min(...rounds.map((times) => times[at])));
}

const figuresOf = (times) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(2)} ms`).join(', ');

/** Market searches in process, while the index of the next store reading is built. */
export async function marketSearch(print) {
  const { GoodsIndex } = await loadBuilt('services/dist/modules/market/owl-search/goods-index.js');
  const { readGoodsQuery } = await loadBuilt('services/dist/modules/market/owl-search/goods-query.js');
  const properties = { incPAD: 50, incSTR: 10, tuc: 7 };
  for (const offers of OFFERS) {
    const stores = storesOf(offers);
    const build = () =>
      GoodsIndex.build(
        stores,
        () => properties,
        ({ stats, price }) => (stats === null ? price % 300 : null),
      );
    stepsOf(build);
    const { index, times } = stepsOf(build);
    print(`${offers.toLocaleString('en')} offers: ${times.length} steps of an index, ${figuresOf(times)}`);
    for (const [kind, searchOf] of Object.entries(SEARCHES_BY_KIND)) {
      const queries = Array.from({ length: SEARCHES }, (_, at) => readGoodsQuery(searchOf(1 + (at % 60))));
      const searches = measure(index, build, queries);
      const isOver = percentile(searches, 0.95) > BAR;
      print(`  ${kind.padEnd(38)} ${figuresOf(searches)}${isOver ? `, OVER ${BAR}` : ''}`);
    }
  }
}
