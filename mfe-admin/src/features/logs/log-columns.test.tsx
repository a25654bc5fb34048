import { ADMIN_LOGS, type AdminLog, type LogColumn } from '@portico/contract';
import { renderInAdmin } from '../../test/render-in-admin';
import { useLogColumns, useLogTexts } from './log-columns';

const LOGS = Object.keys(ADMIN_LOGS) as AdminLog[];

function Texts({ log }: { log: AdminLog }) {
  const { choices, file } = useLogTexts(log);
  const columns = useLogColumns(log, {});
  const options = choices.flatMap(({ options: words }) => words);
  return <pre>{JSON.stringify({ columns, choices, options, file: file() })}</pre>;
}

function textsOf(log: AdminLog) {
  const { container } = renderInAdmin(<Texts log={log} />, {
    path: '/admin/logs/boss',
    api: {},
  });
  return JSON.parse(container.querySelector('pre')?.textContent ?? '') as {
    columns: { key: string; header: string }[];
    options: { value: string; text: string }[];
    file: Record<string, string>;
  };
}

it.each(LOGS)('%s: shows the columns of the contract in its order, and has a text for each word', (log) => {
  const { columns, options, file } = textsOf(log);
  const all: readonly LogColumn[] = ADMIN_LOGS[log].columns;
  expect(columns.map(({ key }) => key)).toEqual(
    all.filter(({ isInFileOnly }) => isInFileOnly !== true).map(({ key }) => key),
  );
  expect(Object.keys(file)).toEqual(all.flatMap((column) => column.file.map(({ name }) => name)));
  const words = Object.values<readonly string[]>(ADMIN_LOGS[log].choices).flat();
  expect(options.map(({ value }) => value).toSorted()).toEqual(words.toSorted());
  for (const text of [...Object.values(file), ...columns.map(({ header }) => header)])
    expect(text).not.toMatch(/^$|\w\.\w/);
  for (const { value, text } of options) expect([text === value, text.includes('.')]).toEqual([false, false]);
});

it('heads a file as the page does, with what a cell is a part of', () => {
  expect(textsOf('exp').file).toMatchObject({
    character_id: 'Character ID',
    exp_per_hour_millions: 'EXP per hour (M)',
  });
  expect(textsOf('scrolling').file).toMatchObject({
    item_id: 'Item ID',
    success: 'Success',
    slots_before: 'Slots: Before',
    slots_after: 'Slots: After',
  });
  expect(textsOf('votes').file).toMatchObject({ nx: 'NX', credited: 'Credited' });
  expect(textsOf('audit').file).toMatchObject({ id: 'ID', actor_id: 'By ID', hash: 'Hash' });
});
