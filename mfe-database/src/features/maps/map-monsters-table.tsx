import { MonsterLink, Picture } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DataTable, type DataColumn } from '@portico/ui';
import { CustomBadge } from '../../shared/custom-badge';
import { TableSubject } from '../../shared/table-subject';
import { byLevel, groupLife, type LifeGroup } from './group-life';
import type { MapMonster } from './maps.queries';

export interface MapMonstersProps {
  monsters: readonly MapMonster[];
  /** The kind that the reader points at; nothing when it is none. */
  onPoint: (id: number | undefined) => void;
}

/** Each kind of monster on the map once, weakest first. */
export function MapMonstersTable({ monsters, onPoint }: MapMonstersProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const columns: DataColumn<LifeGroup<MapMonster>>[] = [
    {
      key: 'monster',
      header: t('map.monsters.column.monster'),
      onCard: 'title',
      picture: ({ first }) => <Picture kind="monster" id={first.id} />,
      cell: (group) => <MonsterName group={group} />,
    },
    {
      key: 'level',
      header: t('map.monsters.column.level'),
      align: 'end',
      isLabelled: true,
      isEmpty: ({ first }) => first.level === null,
      cell: ({ first }) => (first.level === null ? '–' : format.number(first.level)),
    },
    {
      key: 'count',
      header: t('map.monsters.column.count'),
      align: 'end',
      onCard: 'aside',
      cell: ({ count }) => format.number(count),
    },
  ];
  return (
    <DataTable
      caption={t('map.monsters.title')}
      columns={columns}
      rows={groupLife(monsters).sort(byLevel(language))}
      rowKey={({ first }) => first.id}
      onRowPoint={(row) => onPoint(row?.first.id)}
    />
  );
}

function MonsterName({ group }: { group: LifeGroup<MapMonster> }) {
  const t = useTexts('mfe-database');
  const { first: monster, count, customCount } = group;
  return (
    <TableSubject>
      <MonsterLink id={monster.id}>
        <bdi>{monster.name}</bdi>
      </MonsterLink>
      {monster.boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
      <CustomBadge count={customCount} of={count} />
    </TableSubject>
  );
}
