import type { DropTable } from '@portico/domain';
import type { DropEffectTime } from './drop-values.dto.js';

/** Of an edit, until a reload: the game keeps drops of monsters until it is told to read them again, those of reactors for as long as it runs. */
export function effectTimeOf(tables: ReadonlySet<DropTable>): DropEffectTime {
  return tables.has('reactor') ? 'restart' : 'nextReload';
}
