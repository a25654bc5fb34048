import type { DropTable } from '@portico/domain';
import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import type { EditorDrop } from '../../../shared/drops/drops.queries';
import { replaceStagedDrops, restoreStagedDrops, stagedDrops } from '../../../shared/drops/staged-drops';
import { DropsPage, DropsPanels } from '../drops-page';
import { useDropsView } from '../drops-state';
import { OpenDropper } from '../open-dropper';
import { StagedBar } from '../staging/staged-bar';
import { aDropper, aShell, dropsOf, editorState } from './drops-data';

export const STATE = '/api/droprates/state';
export const LIST = '/api/droprates/monsters';
export const NOT_FOUND = new ApiFailure(404, {
  code: 'drops.dropper_not_found',
  msg: 'No monster or reactor has this ID.',
  requestId: 'req-1',
});
export const ROWS = [aShell(1, { chance: 400_000 }), aShell(2), aShell(3, { chance: 7 })];

function render(page: ReactNode, path: string, api: Record<string, unknown>, portal = {}) {
  const all = { [STATE]: editorState(), ...api };
  return renderInAdmin(page, { path, api: all, portal });
}

/** The page of drop rates with these answers of the API. */
export function openPage(api: Record<string, unknown>, path = '/droprates', portal = {}) {
  return render(<DropsPage />, path, api, portal);
}

function Panels() {
  return <DropsPanels {...useDropsView()} />;
}

/** The panel that an address opens over the page. */
export function openPanel(search: string, api: Record<string, unknown>) {
  return render(<Panels />, `/droprates?${search}`, api);
}

function Opened() {
  return (
    <>
      <OpenDropper {...useDropsView()} />
      <StagedBar reviewHref="?panel=review" />
    </>
  );
}

/** The rows of a dropper. */
export async function openGrid(rows: EditorDrop[] = ROWS, table: DropTable = 'monster', portal = {}) {
  const drops = `/api/droprates/monster/100100/drops${table === 'reactor' ? '?type=reactor' : ''}`;
  const api = { [drops]: dropsOf(aDropper({ type: table }), rows) };
  const rendered = render(<Opened />, `/droprates?type=${table}&dropper=100100`, api, portal);
  await screen.findByRole('grid');
  return rendered;
}

/** A signed-in admin with nothing staged, before each test of the file. */
export function useEmptyStage(): void {
  beforeEach(async () => {
    act(() => signIn('mochi', 'a-token'));
    await restoreStagedDrops();
    act(() => replaceStagedDrops());
  });
  afterEach(() => act(() => signOut()));
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
/** The line under a tile's label. */
export const tile = async (label: string) =>
  (await screen.findAllByRole('term')).find((term) => term.textContent === label)?.nextElementSibling;
