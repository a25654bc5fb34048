import { Injectable } from '@nestjs/common';
import type { LedgerReason } from '@portico/domain';

export type NoteSource = (operationKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Notes on entries, shown to the account's owner. The module that moved the value provides them, by the reason of the entries. */
@Injectable()
export class EntryNotes {
  private readonly sources = new Map<LedgerReason, NoteSource>();

  provide(reason: LedgerReason, source: NoteSource): void {
    this.sources.set(reason, source);
  }

  async of(
    operations: readonly { key: string; reason: LedgerReason }[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(
      [...this.sources].map(async ([reason, source]) => {
        const keys = operations.filter((one) => one.reason === reason).map(({ key }) => key);
        return keys.length === 0 ? new Map<string, string>() : source(keys);
      }),
    );
    return new Map(found.flatMap((notes) => [...notes]));
  }
}
