import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { NearestNames } from '../../shared/nearest-names';
import type { ItemsLinks } from './items-state';
import { monsterSearchQuery } from './items.queries';
import { MonsterList } from './monster-list';
import { ResultWindow } from './result-window';

/** Monsters of a name or number; each opens what it drops. */
export function MonsterResults({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const term = links.view.query;
  const found = useQuery(monsterSearchQuery(links.view));
  return (
    <ResultWindow
      title={t('monsters.found')}
      icon="skull"
      found={found}
      links={links}
      countText={(count) => t('monsters.count', { count, formatted: format.number(count), term })}
      empty={
        <EmptyState
          title={t('monsters.empty.title', { term })}
          hint={t('monsters.empty.text')}
          actions={<NearestNames kind="monster" names={found.data?.nearest} />}
        />
      }
    >
      {({ monsters }) => <MonsterList monsters={monsters} links={links} />}
    </ResultWindow>
  );
}
