import type { DropTable, DropValues } from '@portico/domain';
import type { EditorDrop } from '../../shared/drops/drops.queries';
import { rowKey, type StagedDrop } from '../../shared/drops/staged-drop';

/** The rows of a dropper with what is staged of them. */
export interface EditedRows {
  /** As the table has them, in its order. */
  known: { key: string; drop: EditorDrop; edit: StagedDrop | undefined }[];
  /** In the order of editing. */
  added: { key: string; edit: StagedDrop; values: DropValues }[];
}

/** `edits` are those of the dropper alone, `editsOf`. */
export function editedRows(
  table: DropTable,
  drops: readonly EditorDrop[],
  edits: readonly StagedDrop[],
): EditedRows {
  const byKey = new Map(edits.map((edit) => [edit.key, edit]));
  const known = drops.map((drop) => {
    const key = rowKey({ table, rowId: drop.rowId });
    return { key, drop, edit: byKey.get(key) };
  });
  const added = edits.flatMap((edit) =>
    edit.rowId === null && edit.after !== null ? [{ key: edit.key, edit, values: edit.after }] : [],
  );
  return { known, added };
}

export function editsOf(table: DropTable, dropperId: number, staged: readonly StagedDrop[]): StagedDrop[] {
  return staged.filter((one) => one.table === table && one.dropperId === dropperId);
}

/** A row of the editor in the values that are stored. */
export function valuesOf({ itemid, minQuantity, maxQuantity, questid, chance }: EditorDrop): DropValues {
  return { itemId: itemid, minQuantity, maxQuantity, questId: questid, chance };
}
