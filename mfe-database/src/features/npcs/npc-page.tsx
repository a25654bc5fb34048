import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, DetailColumns, PageHeader, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { ListCount } from '../../shared/lists/list-count';
import { DetailLine } from '../../shared/detail/detail-line';
import { EmptyLine } from '../../shared/detail/empty-line';
import { EntryList } from '../../shared/detail/entry-list';
import { FirstRows } from '../../shared/detail/first-rows';
import { FoundOn } from '../../shared/drops/found-on';
import { EntryPage } from '../../shared/detail/entry-page';
import { QuestList } from '../../shared/detail/quest-list';
import { ShopCost } from '../../shared/detail/shop-cost';
import { npcQuery, type NpcDetailAnswer } from './npcs.queries';

export function NpcPage() {
  const { id = '' } = useParams();
  const query = useQuery(npcQuery(id));
  return (
    <EntryPage kind="npc" query={query}>
      {(detail) => <NpcView detail={detail} />}
    </EntryPage>
  );
}

function NpcView({ detail: { npc, maps, sells, quests, importedAt } }: { detail: NpcDetailAnswer }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <PageHeader
        eyebrow={npc.occupation === '' ? undefined : <bdi>{npc.occupation}</bdi>}
        title={<bdi>{npc.name}</bdi>}
        lead={
          <DetailLine id={npc.id}>
            <Badge tone="info">{t('npc.kind')}</Badge>
          </DetailLine>
        }
        picture={<Picture kind="npc" id={npc.id} size={96} />}
        actions={<BackToDatabase tab="npcs" />}
      />
      {importedAt === null && <CatalogMissing />}
      <DetailColumns
        main={
          <>
            {sells.length > 0 && <Goods key={npc.id} goods={sells} />}
            <Window title={t('quests.title')} icon="scroll" isFlush={quests.length > 0}>
              {quests.length === 0 ? (
                <EmptyLine>{t('npc.quests.empty')}</EmptyLine>
              ) : (
                <QuestList key={npc.id} quests={quests} />
              )}
            </Window>
          </>
        }
        side={<FoundOn maps={maps} />}
      />
    </>
  );
}

/** Goods of the NPC's shop, in the shop's order. */
function Goods({ goods }: { goods: NpcDetailAnswer['sells'] }) {
  const t = useTexts('mfe-database');
  return (
    <Window
      title={t('npcs.goods')}
      icon="coin"
      isFlush
      actions={<ListCount>{t('lists.goods', { count: goods.length })}</ListCount>}
    >
      <FirstRows kind="goods" rows={goods}>
        {(rows) => (
          <EntryList
            entries={rows.map(({ itemId, itemName, price, pitch }) => ({
              key: `${itemId}-${price}-${pitch}`,
              href: paths.item(itemId),
              name: itemName,
              card: { kind: 'item', id: itemId },
              picture: <Picture kind="item" id={itemId} />,
              end: <ShopCost price={price} pitch={pitch} />,
            }))}
          />
        )}
      </FirstRows>
    </Window>
  );
}
