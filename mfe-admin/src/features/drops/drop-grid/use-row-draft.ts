import type { DropFault, DropTable } from '@portico/domain';
import { usePortal } from '@portico/portal-kit';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Column } from './columns';
import { useGrid } from './grid-context';
import { faultsOf, type GridRow } from './grid-row';
import { draftOf, faultField, valuesIn, type DraftField, type DraftFaults } from './row-draft';

const FIELDS: readonly DraftField[] = ['min', 'max', 'quest', 'chance'];

/** What is typed of a row, what is wrong with it, and how the editing begins and ends. */
export function useRowDraft(row: GridRow, column: Column) {
  const { language } = usePortal();
  const { table, save, cancel } = useGrid();
  const [draft, setDraft] = useState(() => draftOf(table, row.values, language));
  const [faults, setFaults] = useState<DraftFaults>({});
  const inputs = useRef<Partial<Record<DraftField, HTMLInputElement | null>>>({});
  const [first] = useState<DraftField>(() => FIELDS.find((field) => field === column) ?? 'chance');
  const fields = FIELDS.filter((field) => table === 'monster' || (field !== 'min' && field !== 'max'));

  useEffect(() => {
    const input = inputs.current[first] ?? inputs.current.chance;
    input?.focus();
    input?.select();
  }, [first]);

  const submit = () => {
    const read = valuesIn(draft, table, row.values, language);
    const found = 'faults' in read ? read.faults : faultsByField(table, faultsOf(row, read.values));
    setFaults(found);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) inputs.current[wrong]?.focus();
    else if ('values' in read) save(row, read.values);
  };
  return {
    draft,
    faults,
    fields,
    submit,
    cancel: () => cancel(row),
    type: (field: DraftField, text: string) => setDraft({ ...draft, [field]: text }),
    keep: (field: DraftField, input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    handleKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') cancel(row);
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function faultsByField(table: DropTable, found: readonly DropFault[]): DraftFaults {
  const faults: DraftFaults = {};
  for (const fault of found) faults[faultField(table, fault)] ??= fault;
  return faults;
}
