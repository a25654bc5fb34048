import { ATTACK_ELEMENTS, expPerHp, MONSTER_KINDS, numberFormat } from '@portico/domain';
import { cardOf, Picture } from '@portico/game-ui';
import { usePortal, useSearch } from '@portico/portal-kit';
import { compareColumn, OpenComparison } from '@portico/portal-kit/compared';
import { useNumberColumn, columnsOf, selectChoices, optionalColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn, Link, LinkButton, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { LevelField, LevelRange } from '../../shared/lists/filters/level-range';
import { ElementBadges } from '../../shared/pictures/element-badge';
import { MatchedText } from '../../shared/lists/rows/matched-text';
import { sortingOf } from '../../shared/lists/filters/sorting';
import { ThingListPage } from '../../shared/lists/thing-list-page';
import {
  firstSortOf,
  type ListedMonster,
  monsterListQuery,
  monstersSearch,
  type MonstersLinks,
  NO_FILTERS,
} from './monsters.queries';

const FORM = 'monsters-search';

export function MonstersPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(monstersSearch);
  const { train } = links.view;
  return (
    <ThingListPage
      tab="monsters"
      kind="monster"
      icon="skull"
      links={links}
      form={FORM}
      found={useQuery(monsterListQuery(links.view))}
      title={train === undefined ? undefined : t('training.title', { level: train })}
      countText={(count) => t('advanced.monsters', count)}
      rows={({ monsters }) => monsters}
      columns={useMonsterColumns(links)}
      filters={<MonsterFilters links={links} />}
      noFilters={NO_FILTERS}
      actions={<OpenComparison kind="monsters" />}
    />
  );
}

function useMonsterColumns(links: MonstersLinks): DataColumn<ListedMonster>[] {
  const t = useTexts('mfe-database');
  const numberColumn = useNumberColumn();
  const { language } = usePortal();
  const sorting = sortingOf(links, firstSortOf(links.view));
  const ratioFormat = numberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const ratioOf = ({ exp, maxHp }: ListedMonster) =>
    exp === null || maxHp === null ? null : (expPerHp(exp, maxHp) ?? null);
  const number = (sort: 'level' | 'hp' | 'exp') => ({ isLabelled: true, ...sorting.column(sort) });
  const columns: DataColumn<ListedMonster>[] = columnsOf(t, {
    'lists.name': {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="monster" id={id} />,
      cell: ({ id, name, matches, boss }) => (
        <>
          <Link href={paths.monster(id)} {...cardOf('monster', id)}>
            <bdi>
              <MatchedText text={name} matches={matches} />
            </bdi>
          </Link>{' '}
          {boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
        </>
      ),
      ...sorting.column('name'),
    },
    'monster.field.level': numberColumn(({ level }) => level, number('level')),
    'monster.field.hp': numberColumn(({ maxHp }) => maxHp, number('hp')),
    'monster.field.exp': numberColumn(({ exp }) => exp, number('exp')),
    'monster.field.expPerHp': optionalColumn(ratioOf, (ratio) => ratioFormat.format(ratio), {
      align: 'end',
      isLabelled: true,
      ...sorting.column('expPerHp'),
    }),
    'monster.elements': {
      isEmpty: ({ elements }) => elements.length === 0,
      cell: ({ elements }) => <ElementBadges elements={elements} />,
    },
    'lists.place': optionalColumn(
      ({ place }) => place,
      ({ id, mapName }) => (
        <Link href={paths.map(id)}>
          <bdi>{mapName}</bdi>
        </Link>
      ),
      { onCard: 'wide' },
    ),
  });
  return [...columns, compareColumn('monsters')];
}

/** Filters of the list. The reader's own level finds monsters to train on. */
function MonsterFilters({ links: { view, set } }: { links: MonstersLinks }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <LevelField
        label={t('monsters.train.label')}
        placeholder={t('training.form.level')}
        name="train"
        form={FORM}
        value={view.train}
        onSend={(train) => set({ train, minLevel: '', maxLevel: '', sort: '', order: '' })}
      />
      {view.train !== undefined && (
        <LinkButton href={paths.trainingAt(view.train)} icon="map">
          {t('training.mapsAt', { level: view.train })}
        </LinkButton>
      )}
      <LevelRange view={view} form={FORM} onChange={(patch) => set({ ...patch, train: '' })} />
      <SelectField
        {...selectChoices({ view, set }, 'kind', MONSTER_KINDS, (kind) => t(`monsters.kind.${kind}`))}
        label={t('monsters.kind.label')}
        form={FORM}
        anyText={t('monsters.kind.all')}
      />
      <SelectField
        {...selectChoices({ view, set }, 'weakTo', ATTACK_ELEMENTS, (element) =>
          t(`monster.element.${element}`),
        )}
        label={t('monster.effect.weak')}
        form={FORM}
        anyText={t('monsters.anyElement')}
      />
    </>
  );
}
