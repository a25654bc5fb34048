import { MESO_ITEM_ID } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { QueryStates, UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, LostState, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { CloseLink } from '../../shared/detail/close-link';
import { EntryListSkeleton } from '../../shared/detail/entry-list';
import { FirstRows } from '../../shared/detail/first-rows';
import { monsterDropsQuery, type MonsterDropsAnswer } from '../../shared/drops/monster-drops.queries';
import { Quantity } from '../../shared/drops/quantity';
import type { ItemsLinks } from './items-state';
import { chanceAtEnd } from './result-rows';
import { ResultList, type ResultRow } from './result-window';
import styles from './items-page.module.css';

type Drop = MonsterDropsAnswer['drops'][number];

export function MonsterDropList({ links }: { links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const { view, hrefWith } = links;
  const query = useQuery(monsterDropsQuery(view.monster));
  return (
    <Window
      title={
        query.data === undefined ? t('item.id', { id: view.monster }) : <bdi>{query.data.monster.name}</bdi>
      }
      isFlush
      actions={<CloseLink href={hrefWith({ monster: 0 })} label={t('monsterSearch.close')} />}
    >
      <QueryStates
        query={query}
        skeleton={<EntryListSkeleton />}
        notFound={<LostState title={t('monster.notFound.title')} hint={t('monster.notFound.text')} />}
      >
        {({ monster, drops }) => (
          <>
            <MonsterHead monster={monster} count={drops.length} />
            {drops.length > 0 && (
              <FirstRows kind="monsterDrops" rows={drops}>
                {(shown) => <DropRows drops={shown} links={links} />}
              </FirstRows>
            )}
            {drops.length === 0 &&
              (unavailable.includes('monsterDrops') ? (
                <UnavailableNotice of={['monsterDrops']} />
              ) : (
                <EmptyState title={t('monster.drops.empty')} />
              ))}
          </>
        )}
      </QueryStates>
    </Window>
  );
}

function MonsterHead({ monster, count }: { monster: MonsterDropsAnswer['monster']; count: number }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const facts = [
    ...(monster.level === null ? [] : [format.level(monster.level)]),
    ...(monster.maxHp === null ? [] : [`${t('monster.field.hp')} ${format.number(monster.maxHp)}`]),
    t('monster.drops.count', { count }),
  ];
  return (
    <div className={styles.monsterHead}>
      <Picture kind="monster" id={monster.id} size={64} />
      <div className={styles.monsterWords}>
        <p role="status">{facts.join(' · ')}</p>
        <LinkButton href={paths.monster(monster.id)} size="small" iconEnd="arrowEnd">
          {t('monsterSearch.open')}
        </LinkButton>
      </div>
    </div>
  );
}

function DropRows({ drops, links }: { drops: readonly Drop[]; links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const rowOf = (drop: Drop): ResultRow => {
    const isMeso = drop.itemid === MESO_ITEM_ID;
    return {
      key: `${drop.itemid}-${drop.questId ?? 0}-${drop.dropPercent}-${drop.minQuantity}`,
      ...(!isMeso && { href: links.itemHref(drop.itemid), thing: { kind: 'item', id: drop.itemid } }),
      name: isMeso ? t('monster.mesos') : drop.itemName,
      picture: <Picture kind="item" id={drop.itemid} />,
      note: (
        <>
          {t('sources.column.quantity')} <Quantity from={drop.minQuantity} to={drop.maxQuantity} />
          {drop.global && ` · ${t('sources.kind.global')}`}
          {drop.questId !== null && ` · ${t('sources.quest')}`}
        </>
      ),
      end: chanceAtEnd(drop.dropPercent, 2),
      isChosen: drop.itemid === links.view.item,
    };
  };
  return <ResultList rows={drops.map(rowOf)} />;
}
