import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../../test/harness/test-config.js';
import { backups, voteSites } from './setup-probes.js';

const site = (id: string, kind: string, addresses: string[] = []) => ({
  id,
  name: id,
  kind,
  url: 'https://site.example/in?name={token}',
  addresses,
});

function findings(sites: object[] | undefined, databaseUrl?: string) {
  const voteSecrets = new Map([['one', 'a-secret-of-it']]);
  return voteSites(
    testConfig({ home: tmpdir(), databaseUrl, voteSecrets }, { server: { voting: { sites } } }),
  );
}

test('a site that lacks its secret or its addresses is off, and which', () => {
  const sites = [
    site('one', 'gtop100'),
    site('two-b', 'signed'),
    site('three', 'topg'),
    site('four', 'top100arena', ['192.0.2.1']),
  ];
  expect(findings(sites)).toMatchObject([
    { name: 'vote site one', state: 'ready', hint: '' },
    {
      name: 'vote site two-b',
      state: 'off',
      hint: 'Its secret is missing, so its callbacks don’t count. PORTICO_VOTE_SECRET_TWO_B',
    },
    {
      name: 'vote site three',
      state: 'off',
      hint: 'Its addresses are missing, so its callbacks don’t count. server.voting.sites',
    },
    { name: 'vote site four', state: 'limited', reason: 'voteListingUnproved', isUrgent: true },
  ]);
});

test('a secret proves the listing of a site that signs nothing', () => {
  expect(findings([site('one', 'topg', ['192.0.2.1'])])).toMatchObject([{ state: 'ready', hint: '' }]);
});

test('without sites the demo world has its own, and a server has none', () => {
  expect(findings(undefined)).toMatchObject([{ name: 'vote sites', state: 'ready' }]);
  expect(findings(undefined, 'mysql://a:b@localhost/game')).toMatchObject([
    { name: 'vote sites', state: 'off' },
  ]);
});

test('a backup of the portal is no dump of a server, and an empty folder no old backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-backups-'));
  const databaseUrl = 'mysql://a:b@localhost/game';
  const config = testConfig({ home: folder, databaseUrl }, { server: { backups: { folder } } });
  mkdirSync(join(folder, 'portico-1'));
  writeFileSync(join(folder, 'portico-1/backup.json'), '{}');
  expect(await backups(config)).toMatchObject({
    reason: 'backupsAbsent',
    params: { folder },
    isUrgent: true,
  });
  writeFileSync(join(folder, 'cosmic.sql'), '');
  expect(await backups(config)).toMatchObject({ state: 'ready' });
  rmSync(folder, { recursive: true });
});
