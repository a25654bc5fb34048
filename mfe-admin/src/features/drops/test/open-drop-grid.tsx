import type { DropTable } from '@portico/domain';
import { renderInPortal } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import type { EditorDrop } from '../../../shared/drops/drops.queries';
import { stagedDrops } from '../../../shared/drops/staged-drops';
import { useDropsView } from '../drops-state';
import { OpenDropper } from '../open-dropper';
import { aDrop, drops, someDrops, someState, STATE } from './drop-grid-data';
import { StagedBar } from '../staged-bar';

export const ROWS = [aDrop(1, { chance: 400_000 }), aDrop(2, { chance: 5000 }), aDrop(3, { chance: 7 })];

function Opened() {
  return <OpenDropper {...useDropsView()} />;
}

export async function open(
  rows: EditorDrop[] = ROWS,
  { table = 'monster', ...api }: Record<string, unknown> & { table?: DropTable } = {},
  portal = {},
) {
  const rendered = renderInPortal(
    <>
      <Opened />
      <StagedBar reviewHref="?panel=review" />
    </>,
    {
      path: `/droprates?type=${table}&dropper=100100`,
      api: { [drops(table)]: someDrops(rows, table), [STATE]: someState, ...api },
      texts: { 'mfe-admin': texts },
      portal,
    },
  );
  await screen.findByRole('grid');
  return rendered;
}

export const row = (name: RegExp | string) => screen.getByRole('row', { name });
export const cell = (name: RegExp | string, column: string) => {
  const found = row(name).querySelector<HTMLElement>(`[data-cell="${column}"]`);
  if (found === null) throw new Error(`no ${column} in ${String(name)}`);
  return found;
};
export const press = (keys: string) => userEvent.keyboard(keys);
export const focusOn = (name: RegExp, column: string) => act(() => cell(name, column).focus());
export const staged = () => stagedDrops().map(({ rowId, after }) => [rowId, after?.chance ?? null]);
