import { SUSPICION_RULES } from '@portico/domain';
import { demoWorld } from '../../../../test/demo-world.js';
import { readRows } from '../../shared/data-files.js';

const { people } = demoWorld;
const { suspicions, accounts } = people;

const nameOf = (id: number | null) => accounts.find((account) => account.id === id)?.name ?? '';

describe('suspicious votes of the demo world', () => {
  it('are of every rule, and of each kind of suspect', () => {
    expect(new Set(suspicions.map(({ rule }) => rule))).toEqual(new Set(SUSPICION_RULES));
    const found = new Set(suspicions.map(({ accountId }) => nameOf(accountId)));
    const suspects = readRows('people/suspects', 2).filter(([, role]) => role !== 'owner');
    expect(suspects.flatMap(([name = '']) => (found.has(name) ? [] : name))).toEqual([]);
  });

  it('are hardly of anybody else', () => {
    const suspects = new Set(readRows('people/suspects', 2).map(([name = '']) => name));
    const others = suspicions.filter(({ accountId }) => !suspects.has(nameOf(accountId)));
    expect(others.length).toBeLessThan(suspicions.length / 10);
  });

  it('are one of a rule, an account and a day, some reviewed by an admin, with a note', () => {
    const keys = suspicions.map(({ rule, accountId, day }) => `${rule} ${accountId} ${day}`);
    expect(new Set(keys).size).toBe(keys.length);
    const reviewed = suspicions.filter(({ reviewedAt }) => reviewedAt !== null);
    expect(reviewed.length).toBeGreaterThan(5);
    expect(suspicions.length - reviewed.length).toBeGreaterThan(20);
    for (const { reviewedAt, reviewedBy, note, at } of reviewed) {
      expect(['demowebadm', 'demoadmin']).toContain(nameOf(reviewedBy));
      expect(note).toMatch(/\w/);
      expect(reviewedAt).toBeGreaterThan(at);
      expect(reviewedAt).toBeLessThanOrEqual(demoWorld.today);
    }
  });

  it('show networks by their first two parts alone', () => {
    const networks = suspicions.flatMap(
      ({ evidence }) => /"network","value":"([^"]+)"/.exec(evidence)?.[1] ?? [],
    );
    expect(networks.length).toBeGreaterThan(5);
    for (const network of networks) expect(network).toMatch(/^(\d+\.\d+\.\*\.\*|[0-9a-f]+:[0-9a-f]+:\*)$/);
  });
});
