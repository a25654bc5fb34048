import { dropPercentOf, expectedKills, type DropChange } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';

/** Effect of an edit for hunters. Kills are based on the base chance, before server rates. */
type DropMeaning =
  | { kind: 'gone' }
  | { kind: 'never' }
  | { kind: 'always' }
  | { kind: 'first'; kills: number }
  | { kind: 'instead'; kills: number; before: number };

/** undefined if the chance stays the same, or the difference is below one kill. */
export function meaningOf({ table, before, after }: DropChange): DropMeaning | undefined {
  if (after === null) return { kind: 'gone' };
  const percent = dropPercentOf(table, after.chance);
  const isOtherItem = before !== null && before.itemId !== after.itemId;
  const old = before === null || isOtherItem ? undefined : dropPercentOf(table, before.chance);
  if (percent === old) return undefined;
  const kills = expectedKills(percent);
  if (kills === undefined) return { kind: 'never' };
  if (percent >= 100) return { kind: 'always' };
  const killsBefore = old === undefined ? undefined : expectedKills(old);
  if (killsBefore === undefined) return { kind: 'first', kills: Math.round(kills) };
  const [now, then] = [Math.round(kills), Math.round(killsBefore)];
  return now === then ? undefined : { kind: 'instead', kills: now, before: then };
}

export function useMeaningText(): (change: DropChange) => string | undefined {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (change) => {
    const meaning = meaningOf(change);
    if (meaning === undefined) return undefined;
    switch (meaning.kind) {
      case 'first':
        return t(`dropEdits.means.${change.table}.first`, {
          count: meaning.kills,
        });
      case 'instead':
        return t(`dropEdits.means.${change.table}.instead`, {
          count: meaning.kills,
          before: number(meaning.before),
        });
      default:
        return t(`dropEdits.means.${change.table}.${meaning.kind}`);
    }
  };
}
