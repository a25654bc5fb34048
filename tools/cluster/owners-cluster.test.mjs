import { clusterFaults, nodesOf } from './owners-cluster.mjs';

const node = (host, changes = {}) => ({
  host,
  status: {
    wsrep_ready: 'ON',
    wsrep_cluster_status: 'Primary',
    wsrep_local_state_comment: 'Synced',
    wsrep_cluster_size: '3',
    ...changes,
  },
});

test('the check takes the nodes of an address, and no database of the owner', () => {
  expect(nodesOf('mysql://root:pass@one:3306,two:3307/')).toEqual([
    { host: 'one:3306', url: 'mysql://root:pass@one:3306/' },
    { host: 'two:3307', url: 'mysql://root:pass@two:3307/' },
  ]);
  for (const address of ['mysql://one:3306/cosmic', 'one', ''])
    expect(() => nodesOf(address)).toThrow('names nodes, and no database');
});

test('the check begins on a whole cluster alone', () => {
  expect(clusterFaults([node('one'), node('two'), node('three')])).toEqual([]);
  expect(clusterFaults([node('one'), { host: 'two', status: {} }])).toEqual(['two is no node of Galera']);
  const joining = node('two', { wsrep_local_state_comment: 'Joining' });
  expect(clusterFaults([node('one'), joining])).toEqual(['two is Primary, Joining']);
  const small = node('two', { wsrep_cluster_size: '2' });
  expect(clusterFaults([node('one'), small])).toEqual(['the nodes count 3 and 2 members']);
  expect(
    clusterFaults([node('one', { wsrep_cluster_size: '1' }), node('two', { wsrep_cluster_size: '1' })]),
  ).toEqual(['the nodes are of several clusters']);
});
