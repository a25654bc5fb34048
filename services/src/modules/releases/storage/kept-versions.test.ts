import { DAY_MS } from '@portico/domain';
import type { ActiveRelease } from './active-release.js';
import {
  KEPT_AFTER_SERVICE_MS,
  lastServedTimes,
  outdatedVersions,
  unservedVersions,
} from './kept-versions.js';

const NOW = 100 * 86_400_000;

/** Live: `now`; before it: `v0`; `v0`, `v1`, ... were live until this many days ago. */
function entryWith(daysAgo: readonly number[], previous: string | null = 'v0'): ActiveRelease {
  const lastServed = Object.fromEntries(daysAgo.map((days, index) => [`v${index}`, NOW - days * DAY_MS]));
  return {
    version: 'now',
    previous,
    since: 0,
    startedFrom: null,
    imageVersions: [],
    withdrawn: null,
    lastServed,
  };
}

function kept(entry: ActiveRelease, bytes = 1000) {
  return ['now', ...Object.keys(entry.lastServed)].map((version) => ({ version, bytes }));
}

test('twenty versions of one day are all kept', () => {
  const entry = entryWith(Array.from({ length: 20 }, (_, index) => index / 40));
  expect(outdatedVersions(entry, kept(entry), NOW)).toEqual([]);
});

test('a version goes a week after it was last in service', () => {
  const entry = entryWith([0, 1, 2, 3, 4, 5, 6.99, 7, 8]);
  expect(outdatedVersions(entry, kept(entry), NOW)).toEqual(['v7', 'v8']);
});

test('five versions are kept however old they are', () => {
  const entry = entryWith([30, 40, 50, 60, 70, 80]);
  expect(outdatedVersions(entry, kept(entry), NOW)).toEqual(['v4', 'v5']);
});

test('the version before is kept however long ago it was in service', () => {
  const entry = entryWith([1, 2, 3, 4, 5, 6, 7, 8, 90], 'v8');
  expect(outdatedVersions(entry, kept(entry), NOW)).toEqual(['v6', 'v7']);
});

test('one remote fills no more than a gigabyte, five versions excepted', () => {
  const entry = entryWith([0, 1, 2, 3, 4, 5, 6]);
  expect(outdatedVersions(entry, kept(entry, 200_000_000), NOW)).toEqual(['v4', 'v5', 'v6']);
  expect(outdatedVersions(entry, kept(entry, 900_000_000), NOW)).toEqual(['v4', 'v5', 'v6']);
});

test('a version whose last service is unknown counts from now, and one that is gone no longer counts', () => {
  const entry = entryWith([3, 5]);
  expect(lastServedTimes(entry, ['now', 'v1', 'older'], NOW)).toEqual({ v1: NOW - 5 * DAY_MS, older: NOW });
  expect(lastServedTimes(entryWith([-300]), ['v0'], NOW)).toEqual({ v0: NOW });
  expect(KEPT_AFTER_SERVICE_MS).toBe(7 * DAY_MS);
});

test('a canary is kept, and has visitors', () => {
  const entry = entryWith([1, 2, 3, 4, 5, 6, 7, 8, 90]);
  const canary = { id: 'a1b2c3d4', version: 'v8', share: 5, since: 0 };
  expect(outdatedVersions({ ...entry, canary }, kept(entry), NOW)).toEqual(['v6', 'v7']);
  const unserved = ['v7', 'v8'];
  expect(unservedVersions({ ...entry, canary, unserved }, unserved, undefined)).toEqual(['v7']);
});

test('versions that were held before the first release had no visitors', () => {
  const first = entryWith([], null);
  expect(unservedVersions(first, ['now', 'held', 'added'], 'added', true)).toEqual(['added', 'held']);
  expect(unservedVersions(first, ['now', 'held'], undefined)).toBeUndefined();
});
