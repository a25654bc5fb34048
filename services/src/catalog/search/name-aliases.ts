import { ALIAS_KINDS, type AliasSettings } from '../../platform/config/index.js';
import { searchKey } from './search-key.js';

type AliasKind = (typeof ALIAS_KINDS)[number];

export interface KindAlias {
  readonly ids: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

export type KindAliases = ReadonlyMap<string, KindAlias>;

/** The part of the owner's list for one kind: its ids, and all names. */
export function aliasesOf(kind: AliasKind, settings: AliasSettings): KindAliases {
  const aliases = new Map<string, { ids: Set<number>; names: Set<string> }>();
  for (const [alias, targets] of Object.entries(settings)) {
    const key = searchKey(alias);
    const { ids, names } = aliases.get(key) ?? { ids: new Set(), names: new Set() };
    for (const target of targets) {
      if (typeof target === 'string') names.add(searchKey(target));
      else if (target.kind === kind) ids.add(target.id);
    }
    if (ids.size + names.size > 0) aliases.set(key, { ids, names });
  }
  return aliases;
}

export interface UnknownAlias {
  readonly alias: string;
  readonly target: string;
}

export function unknownAliases(
  settings: AliasSettings,
  namesOf: (kind: AliasKind) => { hasNamed(key: string): boolean; hasId(id: number): boolean },
): UnknownAlias[] {
  const isKnown = (target: AliasSettings[string][number]) =>
    typeof target === 'string'
      ? ALIAS_KINDS.some((kind) => namesOf(kind).hasNamed(searchKey(target)))
      : namesOf(target.kind).hasId(target.id);
  return Object.entries(settings).flatMap(([alias, targets]) =>
    targets
      .filter((target) => !isKnown(target))
      .map((target) => ({
        alias,
        target: typeof target === 'string' ? target : `${target.kind} ${target.id}`,
      })),
  );
}
