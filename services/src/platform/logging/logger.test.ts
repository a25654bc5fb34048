import { pino } from 'pino';
import { describeError, NestLogger } from './logger.js';

function logged(write: (logger: NestLogger) => void): string[] {
  const lines: string[] = [];
  write(new NestLogger(pino({ level: 'info' }, { write: (line: string) => lines.push(line) })));
  return lines;
}

test('shows what the portal says and keeps what Nest reports at its start for those who look for it', () => {
  const lines = logged((logger) => {
    logger.log('Mapped {/api/rankings, GET} route', 'RouterExplorer');
    logger.log({ msg: 'a new catalog is in service', generation: 3 }, 'Catalog');
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a new catalog is in service',
    context: 'Catalog',
  });
});

test('shows of a failed statement neither its values nor what the database quotes of them', () => {
  const message = "Duplicate entry 'o'wren@example.org-7' for key 'email'";
  const failure = Object.assign(new Error(message), {
    sql: "INSERT INTO accounts VALUES ('o''wren@example.org')",
    parameters: ['$2y$12$hash'],
    code: 'ER_DUP_ENTRY',
  });
  const described = JSON.stringify(describeError(failure));
  expect(described).toContain("Duplicate entry '...' for key 'email'");
  expect(described).toContain('ER_DUP_ENTRY');
  expect(described).not.toMatch(/wren|\$2y/);
});
