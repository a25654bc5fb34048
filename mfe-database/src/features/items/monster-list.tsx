import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import type { ItemsLinks } from './items-state';
import { ResultList } from './result-list';

export interface ListedMonster {
  id: number;
  name: string;
  level: number | null;
  boss: boolean;
  matches: readonly (readonly number[])[];
}

export interface MonsterListProps<Monster extends ListedMonster> {
  monsters: readonly Monster[];
  links: ItemsLinks;
  /** What the second line says beyond the level. */
  factsOf?: (monster: Monster) => readonly string[];
  endOf?: (monster: Monster) => ReactNode;
}

export function MonsterList<Monster extends ListedMonster>(props: MonsterListProps<Monster>) {
  const { monsters, links, factsOf, endOf } = props;
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <ResultList
      rows={monsters.map((monster) => ({
        key: monster.id,
        href: links.monsterHref(monster.id),
        thing: { kind: 'monster', id: monster.id },
        name: monster.name,
        matches: monster.matches,
        picture: <Picture kind="monster" id={monster.id} />,
        note: [
          monster.level === null ? t('item.id', { id: monster.id }) : format.level(monster.level),
          ...(factsOf?.(monster) ?? []),
        ].join(' · '),
        end:
          endOf?.(monster) ??
          (monster.boss ? <Badge tone="danger">{t('sources.kind.boss')}</Badge> : undefined),
      }))}
    />
  );
}
