import { checkNode } from './dependencies.mjs';
import { runNode } from './run.mjs';
import { hashOf } from './workspace.mjs';

test.each(['18.20.8', '20.18.1', '21.7.0', '22.11.0', '23.11.0'])(
  'Node %s is refused in words',
  (version) => {
    expect(() => checkNode(version)).toThrow(
      `Portico needs Node.js 20.19 or newer of 20, 22.12 or newer of 22, or 24 or newer; this is ${version}.`,
    );
  },
);

test.each(['20.19.0', '20.20.1', '22.12.0', '24.0.0', '25.1.0'])('Node %s is accepted', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test('the stamp of a source does not change by itself, and differs from that of another', () => {
  expect(hashOf(['libs/domain/'])).toBe(hashOf(['libs/domain/']));
  expect(hashOf(['libs/domain/'])).not.toBe(hashOf(['libs/contract/']));
});

test('a command answers with its exit code and all its output', async () => {
  const script = 'console.log("one"); console.error("two"); process.exit(3)';
  const lines = [];
  const { code, output } = await runNode(['-e', script], { onLine: (line) => lines.push(line) });
  expect(code).toBe(3);
  expect(output).toContain('one');
  expect(new Set(lines)).toEqual(new Set(['one', 'two']));
});

test('a command that does not end is ended with its children', async () => {
  const script = 'setInterval(() => {}, 1000)';
  const { code, output } = await runNode(['-e', script], { limitMinutes: 0.005 });
  expect(code).not.toBe(0);
  expect(output).toContain('it took longer than');
});
