import { clusterArguments } from './arguments.mjs';

test('parts of the cluster run as named, else with defaults', () => {
  expect(clusterArguments([])).toEqual({ parts: [], rounds: 20, fault: '', minutes: 60 });
  const args = ['faults', '--fault', 'Redis', '--rounds', '3', '--minutes', '5'];
  expect(clusterArguments(args)).toEqual({ parts: ['faults'], rounds: 3, fault: 'Redis', minutes: 5 });
});

test.each(['fault', 'rounds', 'minutes'])(
  '--%s without a meaning is refused, because nothing would run',
  (name) => {
    for (const text of name === 'fault' ? ['zzz'] : ['x', '0', '-1', ''])
      expect(() => clusterArguments([`--${name}=${text}`])).toThrow(`--${name} ${text}`);
  },
);
