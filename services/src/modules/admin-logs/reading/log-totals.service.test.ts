import { AUDIT_TABLE } from '../../audit/index.js';
import {
  BOSS_TABLE,
  INKWELL_TABLE,
  NX_CREDIT_TABLE,
  scrollTable,
  type LogTable,
} from '../../game-logs/index.js';
import { isChosen } from './log-totals.service.js';

const TABLES: readonly LogTable[] = [
  AUDIT_TABLE,
  BOSS_TABLE,
  INKWELL_TABLE,
  NX_CREDIT_TABLE,
  scrollTable([2049100]),
];

const CHOICES = TABLES.flatMap((table) =>
  Object.entries(table.choices).map(([name, choice]) => ({ log: table.log, table, name, choice })),
);

test.each(CHOICES)('the $name of the log "$log" counts its rows by their kind', ({ table, name, choice }) => {
  const scope = { table, choices: { [name]: 'true' }, from: 0, until: 1 };
  const kindWith = (value: string) => table.kinds.map((kind) => (kind === choice.column ? value : ''));
  expect(isChosen(scope, kindWith(String(choice.toValue?.('true') ?? 'true')))).toBe(true);
  expect(isChosen(scope, kindWith('other'))).toBe(false);
  expect(isChosen({ ...scope, choices: {} }, kindWith('other'))).toBe(true);
});
