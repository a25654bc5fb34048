import type { DropTable } from '@portico/domain';
import type { StagedDrop } from '../../../shared/drops/staged-drop';
import { AddRowDialog } from './add-row/add-row-dialog';
import type { GridRow } from './grid-row';
import { LazyPasteDialog } from './paste/lazy-paste-dialog';

export type OpenDialog = { kind: 'add' } | { kind: 'paste'; text: string };

export interface DropperDialogsProps {
  table: DropTable;
  dropperId: number;
  rows: readonly GridRow[];
  nameOf: (itemId: number) => string;
  open: OpenDialog | undefined;
  onClose: () => void;
  /** Whether there was room. */
  onStage: (edits: readonly StagedDrop[]) => boolean;
}

/** What opens over the rows to make more of them. */
export function DropperDialogs({ open, onStage, nameOf, ...dialog }: DropperDialogsProps) {
  const stage = (edits: readonly StagedDrop[]) => {
    if (onStage(edits)) dialog.onClose();
  };
  switch (open?.kind) {
    case 'add':
      return <AddRowDialog {...dialog} onAdd={(edit) => stage([edit])} />;
    case 'paste':
      return <LazyPasteDialog {...dialog} nameOf={nameOf} text={open.text} onStage={stage} />;
    case undefined:
      return null;
  }
}
