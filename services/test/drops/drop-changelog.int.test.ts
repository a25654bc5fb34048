import { forEachEngine, onOneEngine } from '@portico/testing-api';
import type { DropChangelogDto } from '../../src/modules/drops/changelog/changelog.service.js';
import { textsOf } from '../harness/parse-xml.js';
import { proves } from '../harness/proves.js';
import { insertRow } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { fullScansOf, statementsOf } from '../harness/statements.js';
import { importCatalog } from '../rows/catalog-rows.js';
import { insertChangeSet, monsterRow, reactorRow } from '../rows/drop-change-rows.js';

const ORIGIN = 'https://isle.example';
const CHANGES = '/api/drops/changes';
const FEED = '/api/drops/changes.atom';
const CRAB = 100100;
const KING = 8800002;
const OAR = 1302000;
const TONIC = 2000000;

forEachEngine('changes of drops as players read them', (engine) => {
  proves('modules/drops/changelog/changelog.repository');

  let api: TestApi;

  const idsOf = async (query = '') => {
    const { body, status } = await api.call<DropChangelogDto>(`${CHANGES}${query}`);
    expect(status).toBe(200);
    return body.sets.map(({ id }) => id);
  };

  beforeAll(async () => {
    api = await startApi({
      engine,
      settings: {
        public: { site: { origin: ORIGIN, name: 'Isle & <Moor>' } },
        server: { drops: { publicChangelog: true } },
      },
    });
    await api.seed(async (manager) => {
      await importCatalog(manager);
      await insertRow(manager, 'portal_catalog_item', {
        generation_id: 1,
        item_id: 4000020,
        name: 'Shell ]]> <b>&\u0001\u{1F980}',
        has_name: 1,
        description: '',
        properties: '{}',
      });
      await insertChangeSet(manager, { id: 1, appliedAt: 1000, note: 'Oars for all' }, [
        { before: monsterRow(CRAB, OAR, 800), after: monsterRow(CRAB, OAR, 1600) },
        { before: null, after: monsterRow(KING, OAR, 300_000, [1, 2]) },
        { before: monsterRow(CRAB, TONIC, 50), after: null },
        { table: 'reactor', before: reactorRow(2001, TONIC, 15), after: reactorRow(2001, TONIC, 10) },
      ]);
      await insertChangeSet(manager, { id: 2, appliedAt: null, state: 'draft', note: 'secret draft' }, [
        { before: null, after: monsterRow(CRAB, OAR, 1) },
      ]);
      await insertChangeSet(manager, { id: 3, appliedAt: 3000, isPublic: 0, note: 'kept private' }, [
        { before: null, after: monsterRow(CRAB, OAR, 2) },
      ]);
      await insertChangeSet(manager, { id: 4, appliedAt: 4000, undoOf: 3, note: 'undo of private' }, [
        { before: monsterRow(CRAB, OAR, 2), after: null },
      ]);
      await insertChangeSet(manager, { id: 5, appliedAt: 5000, state: 'undone', undoneBy: 6 }, [
        { before: null, after: monsterRow(KING, 4000020, 500) },
      ]);
      await insertChangeSet(manager, { id: 6, appliedAt: 6000, undoOf: 5, note: 'Back & <forth>\u0007' }, [
        { before: monsterRow(KING, 4000020, 500), after: null },
      ]);
      await insertChangeSet(manager, { id: 7, appliedAt: 6000, note: 'broken rows' }, [
        { table: 'monster', before: '{"itemid":', after: monsterRow(KING, TONIC, 1) },
        { before: monsterRow(KING, TONIC, 1), after: monsterRow(KING, OAR, 1) },
      ]);
    });
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('lists applied and undone sets that are public, the newest first', async () => {
    expect(await idsOf()).toEqual([7, 6, 5, 1]);
  });

  it('tells what became of each drop, in base percent', async () => {
    const { body, headers } = await api.call<DropChangelogDto>(`${CHANGES}?setId=1`);
    expect(body.sets).toEqual([
      {
        id: 1,
        at: 1000,
        note: 'Oars for all',
        isUndo: false,
        isUndone: false,
        total: 4,
        others: 0,
        changes: [
          change({ percentBefore: 0.08, percentAfter: 0.16 }),
          change({
            dropperId: KING,
            dropperName: 'Old Lantern King',
            percentBefore: null,
            percentAfter: 30,
            minBefore: null,
            maxBefore: null,
            maxAfter: 2,
          }),
          change({
            itemId: TONIC,
            itemName: 'Plum Tonic',
            percentBefore: 0.005,
            percentAfter: null,
            minAfter: null,
            maxAfter: null,
          }),
          change({
            type: 'reactor',
            dropperId: 2001,
            dropperName: 'Reactor 2001',
            itemId: TONIC,
            itemName: 'Plum Tonic',
            percentBefore: 6.66666667,
            percentAfter: 10,
          }),
        ],
      },
    ]);
    expect(headers['cache-control']).toBe('public, max-age=2');
  });

  it('marks what was taken back and what takes back', async () => {
    const { body } = await api.call<DropChangelogDto>(CHANGES);
    expect(body.sets.map(({ id, isUndo, isUndone }) => [id, isUndo, isUndone])).toEqual([
      [7, false, false],
      [6, true, false],
      [5, false, true],
      [1, false, false],
    ]);
  });

  it('tells nothing of drafts, of sets kept to admins and of their undoing, nor who did it and why', async () => {
    for (const address of [
      CHANGES,
      `${CHANGES}?itemId=${OAR}`,
      FEED,
      ...[2, 3, 4].map((id) => `${CHANGES}?setId=${id}`),
    ]) {
      const { text } = await api.call(address);
      expect(text).not.toMatch(/secret|private|reason|\bactor|account/i);
    }
  });

  it('finds the sets of an item or a monster, and shows their rows alone', async () => {
    expect(await idsOf(`?itemId=${TONIC}`)).toEqual([7, 1]);
    expect(await idsOf(`?monsterId=${KING}`)).toEqual([7, 6, 5, 1]);
    expect(await idsOf(`?itemId=${OAR}&monsterId=${CRAB}`)).toEqual([1]);
    expect(await idsOf('?monsterId=2001')).toEqual([]);
    const named = await api.call<DropChangelogDto>(`${CHANGES}?itemId=${OAR}&monsterId=77`);
    expect(named.body).toMatchObject({ itemName: 'Ferry Oar', monsterName: 'Monster 77', sets: [] });
    const { body } = await api.call<DropChangelogDto>(`${CHANGES}?monsterId=${CRAB}`);
    expect(body.sets[0]).toMatchObject({ id: 1, total: 2, others: 2 });
    expect(body.sets[0]?.changes.map(({ dropperId }) => dropperId)).toEqual([CRAB, CRAB]);
  });

  it('leaves out rows that cannot be read and splits one that became another item', async () => {
    const { body } = await api.call<DropChangelogDto>(`${CHANGES}?setId=7`);
    const shown = body.sets[0]?.changes.map(({ itemId, percentBefore, percentAfter }) => [
      itemId,
      percentBefore,
      percentAfter,
    ]);
    expect(shown).toEqual([
      [TONIC, 0.0001, null],
      [OAR, null, 0.0001],
    ]);
  });

  it('shows a limited number of changes of each set, and pages', async () => {
    const { body } = await api.call<DropChangelogDto>(`${CHANGES}?changes=1&limit=2&page=2`);
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 4, pages: 2 });
    expect(body.sets.map(({ id, total, changes }) => [id, total, changes.length])).toEqual([
      [5, 1, 1],
      [1, 4, 1],
    ]);
    expect(await idsOf('?page=2147483647')).toEqual([]);
    for (const query of ['itemId=0', 'monsterId=-1', 'setId=x', 'changes=0', 'page=1.5'])
      expect((await api.call(`${CHANGES}?${query}`)).status).toBe(400);
  });

  it('is a feed that any reader of XML takes, with what names and notes hold as text', async () => {
    const { text, headers, status } = await api.call(FEED);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const texts = textsOf(text);
    expect(texts.get('id')).toEqual([
      `${ORIGIN}/drop-changes`,
      ...[7, 6, 5, 1].map((id) => `${ORIGIN}/drop-changes?set=${id}`),
    ]);
    expect(texts.get('updated')).toEqual(
      [6000, 6000, 6000, 5000, 1000].map((at) => new Date(at).toISOString()),
    );
    expect(texts.get('title')).toEqual([
      'Isle & <Moor>: drop changes',
      'broken rows',
      'Undo: Back &amp; &lt;forth&gt;',
      '1 drop changed',
      'Oars for all',
    ]);
    expect(texts.get('content')?.[2]).toBe(
      '<ul><li>Old Lantern King: Shell ]]&gt; &lt;b&gt;&amp;\u{1F980} 0.05% (new)</li></ul>',
    );
    expect(text).toContain(`<link rel="self" href="${ORIGIN}${FEED}"/>`);
  });

  it('answers 304 to a reader that has the feed', async () => {
    const { headers } = await api.call(FEED);
    expect(headers['cache-control']).toBe('public, max-age=60');
    const again = await api.call(FEED, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('reads what it shows of thousands of sets by index alone', async () => {
    await api.seed(async (manager) => {
      for (let id = 100; id < 3100; id += 1)
        await insertChangeSet(manager, { id, appliedAt: 10_000 + id }, [
          { before: null, after: monsterRow(200_000 + id, 3_000_000 + id, 1000) },
        ]);
    });
    const { reader } = api.database;
    const analyze = 'ANALYZE TABLE portal_drop_change_set, portal_drop_change';
    if (engine === 'mariadb') await reader.query(analyze);
    for (const query of ['', '?itemId=3001500', '?monsterId=201500', '?setId=1500']) {
      // Jobs query other tables in the background.
      const statements = (await statementsOf(api.database, () => api.call(CHANGES + query))).filter(
        ({ text }) => text.includes('portal_drop_change'),
      );
      // Only the total needs a look at every row.
      const bounded = query === '' ? statements.filter(({ text }) => !text.includes('COUNT(')) : statements;
      expect(bounded.length).toBeGreaterThan(0);
      for (const statement of bounded)
        expect([statement.text, await fullScansOf(api, statement)]).toEqual([statement.text, []]);
    }
  });
});

onOneEngine('changes of drops that are not shown', (engine) => {
  it('are not there, as a list and as a feed', async () => {
    const api = await startApi({ engine, settings: { server: { drops: { publicChangelog: false } } } });
    try {
      for (const address of [CHANGES, FEED]) {
        const { status, body } = await api.call(address);
        expect([status, body.code]).toEqual([404, 'drops.changelog_off']);
      }
    } finally {
      await api.close();
    }
  });
});

function change(values: Partial<DropChangelogDto['sets'][number]['changes'][number]>) {
  return {
    type: 'monster',
    dropperId: CRAB,
    dropperName: 'Dockside Crab',
    itemId: OAR,
    itemName: 'Ferry Oar',
    minBefore: 1,
    maxBefore: 1,
    minAfter: 1,
    maxAfter: 1,
    ...values,
  };
}
