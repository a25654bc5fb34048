import { clusterFinding } from './processes.js';

const NODE = {
  name: 'one',
  address: '10.0.0.1',
  size: 3,
  own: 12,
  received: 340,
  conflicts: 0,
  syncWait: 0,
};

test('a node of a cluster tells its name and which nodes write', () => {
  expect(clusterFinding(NODE)).toMatchObject({
    state: 'ready',
    detail: 'node one (10.0.0.1) of 3, changes from here 12, from other nodes 340, wsrep_sync_wait 0',
  });
});

test.each([
  [0, 'PORTICO_DATABASE_URL, wsrep_sync_wait = 1'],
  [1, 'PORTICO_DATABASE_URL'],
  [6, 'PORTICO_DATABASE_URL, wsrep_sync_wait = 1'],
])(
  'several writers are told by their conflicts, and by wsrep_sync_wait %i that reads do not wait',
  (syncWait, remedy) => {
    const finding = clusterFinding({ ...NODE, conflicts: 7, syncWait });
    expect(finding).toMatchObject({ state: 'limited', reason: 'severalWriters', remedy });
    expect(finding.hint).toContain('7 conflicts at one (10.0.0.1)');
  },
);
