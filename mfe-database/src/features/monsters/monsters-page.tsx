import { ATTACK_ELEMENTS, expPerHp, MONSTER_KINDS, numberFormat } from '@portico/domain';
import { cardOf, Picture } from '@portico/game-ui';
import { useFormat, usePortal, useSearch } from '@portico/portal-kit';
import { compareColumn, OpenComparison } from '@portico/portal-kit/compared';
import { useNumberColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Badge, type DataColumn, Link, LinkButton, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { useCompareWords } from '../../shared/compare/compare-words';
import { LevelField, LevelRange } from '../../shared/lists/level-range';
import { ElementBadges } from '../../shared/pictures/element-badge';
import { MatchedText } from '../../shared/lists/matched-text';
import { sortingOf } from '../../shared/lists/sorting';
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
  const { view, hrefWith } = links;
  const columns = useMonsterColumns(links);
  const { train } = view;
  const activeCount = (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).filter(
    (name) => view[name] !== undefined,
  ).length;
  return (
    <ThingListPage
      tab="monsters"
      kind="monster"
      icon="skull"
      view={view}
      links={links}
      form={FORM}
      found={useQuery(monsterListQuery(view))}
      title={
        train === undefined
          ? t(view.query === '' && activeCount === 0 ? 'monsters.all' : 'monsters.found')
          : t('monsters.train.title', { level: train })
      }
      countText={(count) => t('advanced.monsters', count)}
      rows={({ monsters }) => monsters}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<MonsterFilters links={links} />}
      activeCount={activeCount}
      clearHref={hrefWith(NO_FILTERS)}
      actions={<OpenComparison kind="monsters" words={useCompareWords()} />}
    />
  );
}

function useMonsterColumns(links: MonstersLinks): DataColumn<ListedMonster>[] {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  const { language } = usePortal();
  const compare = compareColumn<ListedMonster>('monsters', useCompareWords());
  const sorting = sortingOf(links, firstSortOf(links.view));
  const ratioFormat = numberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const texts = {
    hp: ({ maxHp }: ListedMonster) => (maxHp === null ? '' : format.number(maxHp)),
    exp: ({ exp }: ListedMonster) => (exp === null ? '' : format.number(exp)),
    expPerHp: ({ exp, maxHp }: ListedMonster) => {
      const ratio = exp === null || maxHp === null ? undefined : expPerHp(exp, maxHp);
      return ratio === undefined ? '' : ratioFormat.format(ratio);
    },
  } as const;
  const numbers = (['hp', 'exp', 'expPerHp'] as const).map((key): DataColumn<ListedMonster> => ({
    key,
    header: t(`monster.field.${key}`),
    align: 'end',
    isLabelled: true,
    isEmpty: (monster) => texts[key](monster) === '',
    cell: (monster) => texts[key](monster) || '–',
    ...sorting.column(key),
  }));
  return [
    {
      key: 'name',
      header: t('lists.name'),
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
    numberColumn('level', t('monster.field.level'), ({ level }) => level, {
      isLabelled: true,
      ...sorting.column('level'),
    }),
    ...numbers,
    {
      key: 'elements',
      header: t('monster.elements'),
      isEmpty: ({ elements }) => elements.length === 0,
      cell: ({ elements }) => <ElementBadges elements={elements} />,
    },
    {
      key: 'place',
      header: t('lists.place'),
      onCard: 'wide',
      isEmpty: ({ place }) => place === null,
      cell: ({ place }) =>
        place === null ? (
          '–'
        ) : (
          <Link href={paths.map(place.id)}>
            <bdi>{place.mapName}</bdi>
          </Link>
        ),
    },
    compare,
  ];
}

/** Filters of the list. The reader's own level finds monsters to train on. */
function MonsterFilters({ links: { view, set } }: { links: MonstersLinks }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <LevelField
        label={t('monsters.train.label')}
        placeholder={t('monsters.train.level')}
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
        label={t('monsters.kind.label')}
        name="kind"
        form={FORM}
        value={view.kind ?? ''}
        anyText={t('monsters.kind.all')}
        options={MONSTER_KINDS.map((kind) => ({ value: kind, text: t(`monsters.kind.${kind}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <SelectField
        label={t('monster.effect.weak')}
        name="weakTo"
        form={FORM}
        value={view.weakTo ?? ''}
        anyText={t('monsters.anyElement')}
        options={ATTACK_ELEMENTS.map((element) => ({
          value: element,
          text: t(`monster.element.${element}`),
        }))}
        onChange={(weakTo) => set({ weakTo })}
      />
    </>
  );
}
