/** Parts of many names, of no name, and one with a typo. */
const TERMS = ['a', 'zqxvk', 'dragn bloo', 'the'];

const RANGE = { min: 0, max: 2_147_483_647 };
const MODES = ['drops', 'items', 'monsters'];

/** Sample ids for path parameters, by the part of the path before the parameter. */
const SUBJECTS = [
  [/character|rankings\/\{id\}|store-items\//, 'characters'],
  [/\/item\//, 'items'],
  [/monster/, 'monsters'],
  [/npc/, 'npcs'],
  [/map/, 'maps'],
  [/quest/, 'quests'],
];

/** Pages and files that are not in the API description. `{of}` is an id. */
const ADDRESSES = [
  ['/'],
  ['/rankings?page={n}'],
  ['/rankings?search={term}'],
  ['/he/rankings?sort=fame&page={n}'],
  ['/database?tab=items&query={term}'],
  ['/item/{of}', 'items'],
  ['/monster/{of}', 'monsters'],
  ['/map/{of}', 'maps'],
  ['/npc/{of}', 'npcs'],
  ['/quest/{of}', 'quests'],
  ['/player/{of}', 'characters'],
  ['/market'],
  ['/no/such/page-{n}'],
  ['/api/no/such/call-{n}'],
  ['/cards/item/{of}.png', 'items'],
  ['/cards/monster/{of}.png', 'monsters'],
  ['/cards/player/{of}.png', 'characters'],
  ['/sitemap.xml'],
  ['/remotes.json'],
  ['/api/openapi.json'],
  ['/api/docs'],
  ['/api/health/ready'],
];

/**
 * A costly request, under the name of its route. `at` builds the n-th of its kind, so that few of them are cached.
 * @typedef {{ name: string, at: (n: number) => { method: string, path: string, body?: string } }} CostlyRequest
 */

/** Costly requests of every public route in the API description, and of other addresses. */
export function costlyRequests(description, ids) {
  const requests = [];
  for (const [route, methods] of Object.entries(description.paths)) {
    const { get } = methods;
    if (get === undefined || (get.security ?? []).length > 0) continue;
    requests.push(...ofRoute(route, get.parameters ?? [], ids));
  }
  for (const [address, subject] of ADDRESSES) requests.push(ofAddress(address, ids[subject] ?? [1]));
  return [...requests, ...bodies()];
}

/** A route with a search term gives one request per term, because rare and common terms differ in cost. */
function ofRoute(route, parameters, ids) {
  const subject = SUBJECTS.find(([pattern]) => pattern.test(route))?.[1];
  const known = ids[subject] ?? [1];
  const hasTerm = parameters.some((parameter) => isTerm(parameter));
  const terms = hasTerm ? [undefined, ...TERMS] : [undefined];
  return terms.map((term) => ({
    name: term === undefined ? `GET ${route}` : `GET ${route} "${term}"`,
    at: (n) => ({ method: 'GET', path: fill(route, parameters, { n, term, id: known[n % known.length] }) }),
  }));
}

const isTerm = ({ in: place, schema = {} }) =>
  place === 'query' && schema.type === 'string' && schema.enum === undefined;

function fill(route, parameters, { n, term, id }) {
  let path = route;
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    const { name, in: place, schema = {} } = parameter;
    if (place === 'path') path = path.replace(`{${name}}`, id);
    else if (place !== 'query') continue;
    else if (isTerm(parameter)) setTerm(query, name, term, n);
    else if (name === 'limit') query.set(name, schema.maximum ?? 100);
    else if (name === 'page') query.set(name, 1 + (n % 50));
    else if (schema.enum?.length < 6) query.set(name, schema.enum[n % schema.enum.length]);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Each n has its own term of the same kind. */
function setTerm(query, name, term, n) {
  if (term === undefined) return;
  query.set(name, varied(term, n));
}

const varied = (term, n) => (term.length < 4 ? term : term + String.fromCodePoint(97 + (n % 26)));

function ofAddress(address, known) {
  return {
    name: `GET ${address}`,
    at: (n) => ({
      method: 'GET',
      path: address
        .replace('{of}', known[n % known.length])
        .replace('{n}', 1 + n)
        .replace('{term}', encodeURIComponent(varied('dragn bloo', n))),
    }),
  };
}

function post(name, path, body) {
  return { name: `POST ${path} ${name}`, at: (n) => ({ method: 'POST', path, body: body(n) }) };
}

function bodies() {
  const search = '/api/itemdatabase/advanced-search';
  const owl = '/api/market/owl-search';
  const long = JSON.stringify({ query: 'a'.repeat(64_000) });
  const keys = JSON.stringify(
    Object.fromEntries(Array.from({ length: 3500 }, (_, key) => [`key-${key}`, key])),
  );
  return [
    ...MODES.flatMap((mode) =>
      ['', ...TERMS].map((term) =>
        post(`${mode} "${term}"`, search, (n) => JSON.stringify(everyFilter(mode, varied(term, n), n))),
      ),
    ),
    ...TERMS.map((term) => post(`"${term}"`, owl, (n) => JSON.stringify({ itemName: varied(term, n) }))),
    post('any', owl, () => '{}'),
    post('64 KB text', search, () => long),
    post('64 KB of keys', search, () => keys),
    post('64 KB of keys', '/api/error-reports', () => keys),
  ];
}

function everyFilter(searchMode, query, n) {
  const stats = ['attackPower', 'magicAttack', 'defense', 'str', 'dex', 'int', 'luk', 'hp', 'mp'];
  const filters = {
    searchMode,
    dropRate: { min: 0, max: 100 },
    dropQuantity: RANGE,
    itemLevel: RANGE,
    itemStats: Object.fromEntries(stats.map((stat) => [stat, RANGE])),
    monsterLevel: RANGE,
    monsterHP: RANGE,
    monsterExp: RANGE,
  };
  return { query, filters, page: 1 + (n % 20), limit: 200 };
}
