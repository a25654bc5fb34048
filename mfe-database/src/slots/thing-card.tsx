import { CONTRACT_VERSION, type SlotProps } from '@portico/contract';
import { PlateFacts, PlateGroup } from '@portico/game-ui';
import { type SlotModule, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { ItemPlate } from '../features/items/item-plate';
import { type DropSource, itemQuery, sourceKey } from '../features/items/items.queries';
import { MonsterPlate } from '../features/monsters/monster-plate';
import { monsterQuery } from '../features/monsters/monsters.queries';

function ThingCard({ kind, id }: SlotProps['thing.card']) {
  return kind === 'item' ? <ItemCard itemId={id} /> : <MonsterCard monsterId={id} />;
}

export default {
  contract: CONTRACT_VERSION,
  slot: 'thing.card',
  Component: ThingCard,
} satisfies SlotModule<'thing.card'>;

function ItemCard({ itemId }: { itemId: number }) {
  const query = useQuery(itemQuery(itemId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ item, dropSources }) => (
        <ItemPlate item={item} footer={dropSources.length > 0 && <BestSources sources={dropSources} />} />
      )}
    </QueryStates>
  );
}

const MAX_SOURCES = 2;

/** The sources with the best chances at this server's rates, below the number of all. */
function BestSources({ sources }: { sources: readonly DropSource[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const best = sources.toSorted((a, b) => b.actualPercent - a.actualPercent).slice(0, MAX_SOURCES);
  return (
    <PlateGroup title={t('popular.sources', { count: sources.length })} headingLevel={undefined}>
      <PlateFacts
        facts={best.map((source) => ({
          key: sourceKey(source),
          term: (
            <>
              <bdi>{source.type === 'global' ? t('sources.kind.global') : source.name}</bdi>
              {source.questId !== null && ` · ${t('sources.quest')}`}
            </>
          ),
          value: <bdi dir="ltr">{format.percent(source.actualPercent, 3)}</bdi>,
        }))}
      />
    </PlateGroup>
  );
}

function MonsterCard({ monsterId }: { monsterId: number }) {
  const query = useQuery(monsterQuery(monsterId));
  return (
    <QueryStates query={query} skeleton="16rem">
      {({ monster }) => <MonsterPlate monster={monster} />}
    </QueryStates>
  );
}
