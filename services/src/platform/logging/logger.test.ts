import { pino } from 'pino';
import { NestLogger } from './logger.js';

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
