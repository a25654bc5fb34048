import { ABSENT, expectedKills, KILL_SHARES, killsForShare } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { UnavailableNotice, useFormat, useIsOpenPage, usePortal } from '@portico/portal-kit';
import { DataTable, Disclosure, Link, LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import { DropChangesLine } from '../../shared/drops/drop-changes-line';
import { DropSubject, DropTable } from '../../shared/drops/drop-table';
import { EmptyLine } from '../../shared/detail/empty-line';
import { EntryList } from '../../shared/detail/entry-list';
import { FirstRows } from '../../shared/detail/first-rows';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { ListCount } from '../../shared/lists/list-count';
import { QuestList } from '../../shared/detail/quest-list';
import { ShopCost } from '../../shared/detail/shop-cost';
import { RatesNote } from '../../shared/drops/rates-note';
import styles from './item-detail.module.css';
import { ItemRecipes } from './item-recipes';
import { type DropSource, type ItemDetailAnswer, type ShopOffer, sourceKey } from './items.queries';

interface ItemSourcesProps {
  detail: ItemDetailAnswer;
  titleLevel: 2 | 3;
}

export function ItemSources({ detail, titleLevel }: ItemSourcesProps) {
  const { item, dropSources, soldBy, quests } = detail;
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const isOpenPage = useIsOpenPage();
  const count = dropSources.length;
  const isOnItsPage = titleLevel === 2;
  const isFarmed = dropSources.some(({ type }) => type === 'monster');
  const isScrolled = (item.properties['tuc'] ?? 0) > 0;
  const isNone = count === 0 && !unavailable.includes('monsterDrops');
  return (
    <>
      <div>
        <Window
          title={t('sources.title')}
          titleLevel={titleLevel}
          icon="skull"
          isFlush={count > 0}
          actions={
            <>
              {isOpenPage(paths.dropEditor) && (
                <ListCount>
                  <Link href={paths.editDropsOf('item', item.id)}>{t('monster.drops.edit')}</Link>
                </ListCount>
              )}
              {count > 0 && <ListCount>{t('popular.sources', { count })}</ListCount>}
            </>
          }
        >
          {count > 0 && <DropSourcesTable key={item.id} sources={dropSources} />}
          <DropKills sources={dropSources} />
          {(isFarmed || isScrolled) && (
            <p className={styles.farm}>
              {isFarmed && (
                <LinkButton href={paths.farm(item.id)} icon="clock">
                  {t('farm.link')}
                </LinkButton>
              )}
              {isScrolled && (
                <LinkButton href={paths.scrolls(item.id)} icon="scroll">
                  {t('scrolls.link')}
                </LinkButton>
              )}
            </p>
          )}
          {isNone && <EmptyLine>{t('sources.empty')}</EmptyLine>}
          {count === 0 && !isNone && <UnavailableNotice of={LACKING} />}
        </Window>
        {count > 0 && (
          <>
            <RatesNote />
            <UnavailableNotice of={LACKING} className={styles.lacking} />
          </>
        )}
        {/* Beside a list it would cost one call for each item that is opened. */}
        {isOnItsPage && <DropChangesLine of="item" id={item.id} />}
      </div>
      {soldBy.length > 0 && (
        <Window title={t('shop.title')} titleLevel={titleLevel} icon="coin" isFlush>
          <ShopOffers offers={soldBy} />
        </Window>
      )}
      <ItemRecipes key={item.id} detail={detail} titleLevel={titleLevel} />
      {quests.length > 0 && (
        <Window title={t('quests.title')} titleLevel={titleLevel} icon="scroll" isFlush>
          <QuestList key={item.id} quests={quests} />
        </Window>
      )}
    </>
  );
}

const LACKING = ['monsterDrops', 'globalDrops', 'reactorDrops'] as const;

function DropSourcesTable({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  return (
    <DropTable
      caption={t('sources.title')}
      header={t('sources.column.source')}
      rows={sources}
      rowKey={sourceKey}
      decimals={3}
      level={(source) => source}
      picture={(source) => <SourcePicture source={source} />}
      subject={(source) => <Source source={source} />}
    />
  );
}

function SourcePicture({ source: { type, dropperid } }: { source: DropSource }) {
  if (type === 'monster') return <Picture kind="monster" id={dropperid} />;
  return <KindPicture icon={type === 'reactor' ? 'chest' : 'skull'} />;
}

function Source({ source }: { source: DropSource }) {
  const t = useTexts('mfe-database');
  const isMonster = source.type === 'monster';
  return (
    <DropSubject
      name={
        isMonster ? (
          <MonsterLink id={source.dropperid}>{source.name}</MonsterLink>
        ) : (
          <bdi>{source.type === 'global' ? t('sources.kind.global') : source.name}</bdi>
        )
      }
      badge={source.type === 'reactor' ? t('sources.kind.reactor') : undefined}
      isForQuest={source.questId !== null}
    />
  );
}

/** Enough to compare; the table above has all sources. */
const SHOWN_SOURCES = 20;

/** Kills each monster takes for the item: on average, and until 50, 90 and 99 % of players have it. */
function DropKills({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const rows = sources
    .filter(({ type, actualPercent }) => type === 'monster' && actualPercent > 0)
    .slice(0, SHOWN_SOURCES);
  if (rows.length === 0) return null;
  const kills = (count: number | undefined) => (
    <bdi dir="ltr">{count === undefined ? ABSENT : format.number(Math.ceil(count))}</bdi>
  );
  return (
    <Disclosure className={styles.kills} summary={t('kills.title')}>
      <DataTable
        caption={t('kills.title')}
        rows={rows}
        rowKey={sourceKey}
        columns={[
          {
            key: 'source',
            header: t('sources.column.source'),
            onCard: 'title',
            picture: ({ dropperid }) => <Picture kind="monster" id={dropperid} />,
            // The table above links the names.
            cell: ({ name }) => <bdi>{name}</bdi>,
          },
          {
            key: 'average',
            header: t('kills.average'),
            align: 'end',
            onCard: 'aside',
            cell: ({ actualPercent }) => kills(expectedKills(actualPercent)),
          },
          ...KILL_SHARES.map((share) => ({
            key: String(share),
            header: format.percent(share, 0),
            align: 'end' as const,
            isLabelled: true,
            cell: ({ actualPercent }: DropSource) => kills(killsForShare(actualPercent, share)),
          })),
        ]}
      />
      <p className={styles.killsHint}>{t('kills.hint')}</p>
    </Disclosure>
  );
}

function ShopOffers({ offers }: { offers: readonly ShopOffer[] }) {
  return (
    <FirstRows kind="shops" rows={offers}>
      {(rows) => (
        <EntryList
          entries={rows.map(({ npcId, npcName, price, pitch }) => ({
            key: `${npcId}-${price}-${pitch}`,
            href: paths.npc(npcId),
            name: npcName,
            picture: <Picture kind="npc" id={npcId} />,
            end: <ShopCost price={price} pitch={pitch} />,
          }))}
        />
      )}
    </FirstRows>
  );
}
